import { skin as skin1830 } from './1830/skin';
import type { Skin } from './skin';

const skins: Readonly<Record<string, Skin>> = { '1830': skin1830 };

/** What a title looks like; a title nobody has drawn yet borrows the first one's looks. */
export const skinOf = (title: string): Skin => skins[title] ?? skin1830;
