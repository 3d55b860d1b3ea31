// Our tile data beside the facts of ../shared/facts/tiles.json, which were gathered apart from it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { TILES } from '@/engine/rail/data/tiles';
import type { Tile } from '@/engine/rail/tile';
import { TILE_COUNTS, UPGRADES } from '@/engine/titles/1830/data/tiles';

type End = number | string;

interface Fact {
  readonly id: string;
  readonly colour: string;
  readonly label: string | null;
  /** Null where no source shows the tile. */
  readonly stops:
    readonly { readonly kind: string; readonly slots: number; readonly revenue: unknown }[] | null;
  readonly paths: readonly (readonly [End, End])[] | null;
  readonly count: { readonly classic1830: number };
}

interface Facts {
  readonly tiles: Readonly<Record<string, Fact>>;
  readonly upgrades: {
    readonly recommended: { readonly classic: Readonly<Record<string, readonly string[]>> };
  };
}

const file = join(__dirname, '../../../../shared/facts/tiles.json');
// The facts lie beside the project; without them there is nothing to compare with.
const there = existsSync(file);
const { tiles, upgrades }: Facts = there
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { tiles: {}, upgrades: { recommended: { classic: {} } } };
const compared = there ? test : test.skip;

/** Track has no direction and no order. */
const trackOf = (paths: readonly (readonly [End, End])[]): string[] =>
  paths.map((ends) => ends.map(String).sort().join('-')).sort();

const shown = ({ id, colour, label, stops, paths }: Tile | Fact) => ({
  id,
  colour,
  label,
  stops: stops?.map(({ kind, slots, revenue }) => ({ kind, slots, revenue })),
  paths: trackOf(paths ?? []),
});

compared('every tile of the facts is ours, and no other', () => {
  expect(Object.keys(tiles).length).toBeGreaterThan(100);
  expect(Object.keys(TILES).sort()).toEqual(Object.keys(tiles).sort());
});

compared('colour, label, stops, values and track of every tile are those of the facts', () => {
  const known = Object.values(tiles).filter(({ stops }) => stops !== null);
  expect(known.map((fact) => shown(TILES[fact.id] ?? fact))).toEqual(known.map(shown));
});

compared('tiles no source shows are of the colour and label the facts give them', () => {
  const unknown = Object.values(tiles).filter(({ stops }) => stops === null);
  const sketch = ({ id, colour, label }: Tile | Fact) => ({ id, colour, label });
  expect(unknown.map(({ id }) => id)).toEqual(['810', '882', '883', '884']);
  expect(unknown.map((fact) => sketch(TILES[fact.id] ?? fact))).toEqual(unknown.map(sketch));
});

compared('1830 Classic has as many of each tile as the facts say, and the same upgrades', () => {
  const counts = Object.values(tiles).flatMap(({ id, count }) =>
    count.classic1830 > 0 ? [[id, count.classic1830]] : [],
  );
  expect(Object.fromEntries(counts)).toEqual(TILE_COUNTS);
  const further = Object.entries(upgrades.recommended.classic).filter(([, to]) => to.length > 0);
  expect(Object.fromEntries(further)).toEqual(UPGRADES);
});
