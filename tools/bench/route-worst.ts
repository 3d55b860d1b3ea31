// The positions that took longest in a search for bad ones (tools/bench/route-search.ts): all boards by seed, all
// kinds of train sets. They are solved in every benchmark.
export interface Bad {
  readonly seed: number;
  readonly trains: string;
  /** With the tiles of the box only. */
  readonly boxed: boolean;
  /** Stations of the company in every city. */
  readonly open: boolean;
  /** Tiles that the search changed on the board of the seed: hex -> tile and rotation. */
  readonly changes?: Readonly<Record<string, string>>;
}

export const WORST: readonly Bad[] = [];
