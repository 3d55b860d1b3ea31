// Names as people tell them apart. Two that look the same are the same name; one nobody can see, or that turns the
// line around it, is none.
//
// Asked when a game is set up and when a seat at a table is named, never in replay: a log whose seats were named
// before this rule, and a game of 18xx.games whose players call themselves as they like, still open (a title's
// `check` asks only what a log must fulfil). So it does no harm that `normalize` and `\p{...}` follow the Unicode
// version of the device.
import type { Seat } from './game';
import { refuse, type Refusal } from './refusal';

/** Characters that say nothing by themselves: joiners, soft hyphens, selectors, fillers, tags. */
const UNSEEN =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|\udb40[\udc00-\uddef]/g;

/** Control characters, line ends, and what changes the direction of a line. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Half of a character: a whole one is none of these to an expression that reads whole ones. */
const TORN = /[\ud800-\udfff]/u;

/** What sits on a letter; alone it is a stain. */
const MARKS = /[\p{M}\s]/gu;

/** One character as people count them: a flag, or whatever is drawn on or joined to what it begins with. */
const CHARACTER =
  /(?:[\u{1f1e6}-\u{1f1ff}]{2}|[^])(?:[\p{M}\u200c\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]|\u200d[^]?)*/gu;

/** The same for all names that look the same; empty where there is nothing to see. */
export function nameKey(name: string): string {
  const seen = name.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (seen.replace(MARKS, '') === '') return '';
  // Upper case first: two letters that differ only in small print are one there.
  return seen.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}

/** A name as a line can hold it, from where names are not ours to refuse; empty where there is nothing to see. */
export const seenName = (name: string): string =>
  nameKey(name) === '' ? '' : name.split(CONTROL).join('').split(TORN).join('').trim();

/** At most `max` units long, cut between two characters, and seen to be cut. */
export function shortName(name: string, max: number): string {
  if (name.length <= max) return name;
  const fitting = (parts: readonly string[]): string => {
    let cut = '';
    for (const part of parts) {
      if (cut.length + part.length >= max) break;
      cut += part;
    }
    return cut.trimEnd();
  };
  // One letter may bear more accents than a name has room for.
  return `${fitting(name.match(CHARACTER) ?? []) || fitting([...name])}…`;
}

/** Why nobody can be called so; null: a name. */
export function whyName(name: string): Refusal | null {
  if (name.trim() === '') return refuse('nameMissing', '');
  if (nameKey(name) === '') return refuse('nameUnseen', '');
  return CONTROL.test(name) || TORN.test(name) ? refuse('nameControl', '') : null;
}

/** Why these cannot sit at one table under their names. */
export function whyNames(seats: readonly Seat[]): Refusal | null {
  const names = new Map<string, string>();
  for (const { name } of seats) {
    const why = whyName(name);
    if (why) return why;
    const other = names.get(nameKey(name));
    if (other === name) return refuse('nameTwice', '', { name });
    if (other !== undefined) return refuse('namesAlike', '', { name, other });
    names.set(nameKey(name), name);
  }
  return null;
}
