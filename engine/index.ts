// The engine's front door: the titles, and what screens and tables need of them.
import type { RailGame } from './rail/game';
import { game1830 } from './titles/1830/game';

export const TITLES: Readonly<Record<string, RailGame>> = { [game1830.id]: game1830 };

export { game1830 };
