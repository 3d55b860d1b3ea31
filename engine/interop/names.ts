// 18xx.games names every tile, train and certificate one by one; our engine counts them. This keeps the books.
import { splitStop } from '../rail/board';
import type { RailRules } from '../rail/rules';

export interface Names {
  /** Tile on each hex: "57-1". */
  tiles: Record<string, string>;
  /** Who has a train: a company, 'pool', or nothing while the bank has it. */
  trains: Record<string, string>;
  /** Certificates still in the initial offering. */
  offering: Set<string>;
  /** Privates whose tile was laid. */
  usedPowers: Set<string>;
}

export function newNames(g: RailRules): Names {
  const offering = new Set(g.corpIds.flatMap((id) => Array.from({ length: 9 }, (_, i) => `${id}_${i}`)));
  // These certificates come with a private and are never on sale.
  for (const id of g.privateIds) {
    const power = g.privates[id]?.power;
    if (power?.kind === 'grantShare') offering.delete(`${power.corp}_1`);
    if (power?.kind === 'grantPresidency') offering.delete(`${power.corp}_0`);
  }
  return { tiles: {}, trains: {}, offering, usedPowers: new Set() };
}

/** "57-1" is a tile of kind 57. */
export const kindOf = (name: string): string => name.replace(/-\d+$/, '');

/** The hex and stop of a city there: "57-1-0" is on a laid tile, "D14-0-0" on a printed hex. */
export function cityOf(names: Names, city: string): readonly [hex: string, stop: number] | null {
  const match = /^(.+-\d+)-(\d+)$/.exec(city);
  const tile = match?.[1];
  if (tile === undefined) return null;
  const laid = Object.keys(names.tiles).find((hex) => names.tiles[hex] === tile);
  const hex = laid ?? (/^[A-Z]\d+-0$/.test(tile) ? tile.slice(0, -2) : undefined);
  return hex === undefined ? null : [hex, Number(match?.[2])];
}

export function cityName(names: Names, stop: string): string {
  const [hex, n] = splitStop(stop);
  return `${names.tiles[hex] ?? `${hex}-0`}-${n}`;
}

/** The lowest free number of a tile kind. */
export function freeTile(g: RailRules, names: Names, kind: string): string {
  const used = new Set(Object.values(names.tiles));
  for (let i = 0; i < (g.tileCounts[kind] ?? 0); i++) if (!used.has(`${kind}-${i}`)) return `${kind}-${i}`;
  return `${kind}-0`;
}
