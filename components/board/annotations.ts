// What is written on a hex and where: worked out once per face and printed hex.
import type { Face } from '@/engine/rail/board';
import type { MapHex } from '@/engine/rail/map';

import { point, type Point } from './geometry';
import { layoutOf, middleOf } from './layout';
import { place, type Box } from './place';

export type Note =
  | { readonly kind: 'revenue'; readonly text: string }
  | { readonly kind: 'offboard'; readonly yellow: number; readonly brown: number }
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'name'; readonly lines: readonly string[] }
  | { readonly kind: 'cost'; readonly text: string; readonly terrain: MapHex['terrain'] }
  | { readonly kind: 'private'; readonly id: string }
  | { readonly kind: 'home'; readonly corp: string };

export type Placed = Note & { readonly at: Point };

export const NAME = 9;
export const REVENUE = 8.5;

/** Half the width a text of this size takes in the condensed family. */
export const halfWidth = (text: string, size: number): number => text.length * size * 0.235;

/** Long names break before the ampersand or between words. */
export function nameLines(name: string): string[] {
  const at = name.includes(' & ') ? name.indexOf(' & ') : name.indexOf(' ');
  return at < 0 || name.length < 9 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function valueNotes(face: Face): Note[] {
  const notes: Note[] = [];
  for (const { revenue } of face.stops) {
    if (typeof revenue !== 'number') notes.push({ kind: 'offboard', ...revenue });
    // Stops of one face that pay the same share one value.
    else if (revenue > 0 && !notes.some((n) => n.kind === 'revenue' && n.text === String(revenue))) {
      notes.push({ kind: 'revenue', text: String(revenue) });
    }
  }
  return notes;
}

function notesOf(face: Face, printed: MapHex | null): Note[] {
  const notes = valueNotes(face);
  if (face.label) notes.push({ kind: 'label', text: face.label });
  if (!printed) return notes;
  for (const home of printed.homes ?? []) {
    if (home.stop === null) notes.push({ kind: 'home', corp: home.corp });
  }
  if (printed.name) notes.push({ kind: 'name', lines: nameLines(printed.name) });
  if (printed.cost > 0 && face.tile === null) {
    notes.push({ kind: 'cost', text: String(printed.cost), terrain: printed.terrain });
  }
  if (printed.privateCompany) notes.push({ kind: 'private', id: printed.privateCompany });
  return notes;
}

function boxFor(note: Note, face: Face): Box {
  const middle = middleOf(layoutOf(face));
  switch (note.kind) {
    case 'revenue':
      return { w: REVENUE, h: REVENUE, want: point(middle.x * 0.4 + 22, middle.y * 0.4 - 22) };
    case 'offboard':
      return { w: 22, h: 8, want: point(0, -6) };
    case 'label':
      return { w: halfWidth(note.text, 14) + 1, h: 6, want: point(-27, -24) };
    case 'name':
      return {
        w: Math.max(...note.lines.map((line) => halfWidth(line, NAME))) + 1,
        h: (note.lines.length * NAME) / 2,
        want: point(0, face.colour === 'red' ? 14 : 25),
      };
    case 'cost':
      return {
        w: 14,
        h: 6,
        want: point(face.stops.length === 0 ? 0 : 20, face.stops.length === 0 ? 0 : -26),
      };
    case 'private':
      return {
        w: 10,
        h: 6,
        want: point(face.stops.length === 0 ? 0 : -22, face.stops.length === 0 ? 24 : -24),
      };
    case 'home':
      return { w: 11, h: 11, want: point(0, -28) };
  }
}

const known = new WeakMap<Face, Map<MapHex | null, readonly Placed[]>>();

export function annotations(face: Face, printed: MapHex | null): readonly Placed[] {
  let mine = known.get(face);
  if (!mine) known.set(face, (mine = new Map()));
  let placed = mine.get(printed);
  if (!placed) {
    const notes = notesOf(face, printed);
    const at = place(
      layoutOf(face),
      notes.map((note) => boxFor(note, face)),
      face.colour === 'red',
    );
    placed = notes.map((note, i) => ({ ...note, at: at[i] ?? point(0, 0) }));
    mine.set(printed, placed);
  }
  return placed;
}
