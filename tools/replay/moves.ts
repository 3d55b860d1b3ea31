// What is legal in a state, as games/SCHEMA.md writes it.
import type { TurnHabit } from '../../engine/interop/habits';

import { top } from '../../engine/rail/flow';
import { layCost } from '../../engine/rail/lays';
import { parCell } from '../../engine/rail/market/grid';
import type { RailRules } from '../../engine/rail/rules';
import type { RailState } from '../../engine/rail/state';
import { par } from '../../engine/rail/steps/par';
import { buyShare, sellShares } from '../../engine/rail/steps/stock';
import { placeToken } from '../../engine/rail/steps/token';
import { layTile } from '../../engine/rail/steps/track';

type Json = Record<string, unknown>;

export function movesLine(g: RailRules, s: RailState, seq: number, habit: TurnHabit): Json | null {
  const f = top(s);
  const seat =
    f?.kind === 'stockTurn' || f?.kind === 'par'
      ? f.seat
      : 'corp' in (f ?? {})
        ? presidentOf(s, f)
        : undefined;
  if (seat === undefined || s.ended) return null;
  const line: Json = { seq };
  const lays = groupBy(layTile.moves(g, s, seat), (a) => a.private ?? corpOf(f));
  for (const id of Object.keys(lays)) if (habit.track && g.corps[id]) delete lays[id];
  if (Object.keys(lays).length > 0) {
    line['lays'] = mapValues(lays, (a) => [a.hex, a.tile, a.rotation, layCost(g, s, a.hex)]);
  }
  const tokens = groupBy(placeToken.moves(g, s, seat), (a) => a.private ?? corpOf(f));
  const waiting = f?.kind === 'operatingTurn' && !habit.token && (f.step !== 'track' || habit.track);
  const open = f?.kind === 'homeToken' || waiting;
  if (open && Object.keys(tokens).length > 0) line['tokens'] = mapValues(tokens, (a) => [a.hex, a.stop]);
  const buys = buyShare
    .moves(g, s, seat)
    .map(({ action: a }) => [a.corp, a.from === 'pool' ? 'market' : 'ipo']);
  if (buys.length > 0) line['buys'] = buys;
  const sells = sellShares.moves(g, s, seat).map(({ action: a }) => [a.corp, a.count * 10]);
  const tooLate = f?.kind === 'operatingTurn' && habit.trains;
  if (sells.length > 0 && !tooLate) line['sells'] = sells;
  const pars = par
    .moves(g, s, seat)
    .map(({ action: a }) => [a.corp, `${a.price},${parCell(g.market, a.price)}`]);
  if (pars.length > 0) line['pars'] = pars;
  return Object.keys(line).length > 1 ? line : null;
}

function corpOf(f: ReturnType<typeof top>): string {
  return f && 'corp' in f ? f.corp : '';
}

function presidentOf(s: RailState, f: ReturnType<typeof top>): string | undefined {
  return s.corps[corpOf(f)]?.president ?? undefined;
}

function groupBy<A>(moves: readonly { readonly action: A }[], key: (a: A) => string): Record<string, A[]> {
  const out: Record<string, A[]> = {};
  for (const { action } of moves) (out[key(action)] ??= []).push(action);
  return out;
}

function mapValues<A>(groups: Record<string, A[]>, row: (a: A) => unknown): Json {
  return Object.fromEntries(Object.entries(groups).map(([key, all]) => [key, all.map(row)]));
}
