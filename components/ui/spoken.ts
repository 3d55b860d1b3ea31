// What a control is called. Whoever steers by voice says what is read on it, so that has to be in its name (WCAG 2.5.3).
import { Platform } from 'react-native';

const plain = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A name that says more than the label; the label goes before it where the name does not have it in one piece. */
export const spokenName = (label: string, name: string): string =>
  plain(name).includes(plain(label)) ? name : `${label}: ${name}`;

/** The name of what shows several lines. A browser reads them as they stand; elsewhere pauses are put between. */
export const spokenLines = (lines: readonly (string | null | undefined)[]): string | undefined =>
  Platform.OS === 'web' ? undefined : lines.filter(Boolean).join(', ');
