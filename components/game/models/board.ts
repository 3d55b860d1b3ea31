// What the board pane reads of a position.
import type { RailAction } from '@/engine/rail/actions';
import { faceOf, stopId, tokensAt, type Face } from '@/engine/rail/board';
import { candidates, layCost, tilesLeft } from '@/engine/rail/lays';
import type { RailRules } from '@/engine/rail/rules';
import type { RailState } from '@/engine/rail/state';
import { blocksHome } from '@/engine/rail/stations';
import type { Stop } from '@/engine/rail/tile';

/** Privates that still keep their hexes free (EN2018 6.2.1(4)): open, and not a company's. */
export function blockingPrivates(g: RailRules, privates: RailState['privates']): string[] {
  return g.privateIds.filter((id) => {
    const owner = privates[id];
    return owner !== undefined && owner !== 'closed' && !(owner in g.corps);
  });
}

/** Where a tile or a station was put last. */
export function lastChangeOf(actions: readonly RailAction[]): string | null {
  for (let i = actions.length - 1; i >= 0; i--) {
    const action = actions[i];
    if (action?.type === 'layTile' || action?.type === 'placeToken') return action.hex;
  }
  return null;
}

export interface StopInfo {
  readonly kind: Stop['kind'];
  readonly revenue: Stop['revenue'];
  readonly slots: number;
  readonly tokens: readonly string[];
  /** The company whose home is to come here, where another's station would leave it no circle. */
  readonly keptFor: string | null;
}

export interface HexFacts {
  readonly name: string | null;
  readonly face: Face;
  readonly cost: number;
  readonly terrain: 'water' | 'mountain' | null;
  readonly stops: readonly StopInfo[];
  /** Homes still to come. */
  readonly homes: readonly string[];
  readonly private: { readonly id: string; readonly blocks: boolean } | null;
  /** Tiles that may come next, whatever the phase, and how many of each are left. */
  readonly next: readonly { readonly tile: string; readonly left: number }[];
}

export function hexFacts(g: RailRules, s: RailState, hex: string): HexFacts | null {
  const printed = g.map.hexes[hex];
  if (!printed) return null;
  const face = faceOf(g.map, s.board, hex);
  const owner = printed.privateCompany;
  const fixed = printed.colour === 'gray' || printed.colour === 'red';
  return {
    name: printed.name,
    face,
    cost: layCost(g, s, hex),
    terrain: printed.terrain ?? null,
    stops: face.stops.map((stop, i) => ({
      kind: stop.kind,
      revenue: stop.revenue,
      slots: stop.slots,
      tokens: tokensAt(s.board, stopId(hex, i)),
      keptFor: stop.kind === 'city' ? blocksHome(g, s, '', hex, i) : null,
    })),
    homes: (printed.homes ?? []).map((home) => home.corp).filter((corp) => !s.corps[corp]?.homePlaced),
    private:
      owner === undefined ? null : { id: owner, blocks: blockingPrivates(g, s.privates).includes(owner) },
    next: fixed ? [] : candidates(g, s, hex).map((tile) => ({ tile, left: tilesLeft(g, s, tile) })),
  };
}
