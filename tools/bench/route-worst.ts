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

export const WORST: readonly Bad[] = [
  { seed: 54, trains: '56DD', boxed: false, open: true },
  { seed: 29, trains: '56DD', boxed: false, open: true, changes: { H14: '47/4', C9: '46/3' } },
  { seed: 59, trains: '56DD', boxed: false, open: false, changes: { F12: '42/2', H6: '47/1' } },
  { seed: 54, trains: 'DDDD', boxed: false, open: true },
  // More trains than any company may own.
  { seed: 54, trains: '5566DD', boxed: false, open: true },
  { seed: 16, trains: '5566', boxed: true, open: true },
  { seed: 21, trains: '56DD', boxed: true, open: true },
];
