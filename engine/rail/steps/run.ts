// Running trains and paying out (EN2018 6.4, 6.5).
import { refuse } from '../../core/refusal';
import type { Dividend, Run } from '../actions';
import type { CorpId } from '../board';
import { bestRoutes } from '../routes/best';
import { checkRoutes, revenueOf } from '../routes/check';
import type { RouteRules, RouteSet, TrainSpec } from '../routes/types';
import { phaseDef, trainDef, type RailRules } from '../rules';
import type { RailState } from '../state';
import { payOut, turnOf, whyNotStep } from './turn';
import type { ActionRule } from './rule';

export const routeRules = (g: RailRules, s: RailState): RouteRules => ({ era: phaseDef(g, s.phase).era });

/** A company's trains with names of their own: the second 3-train is "3-2". */
/** The second of two equal trains is called "3-2", so that each can be told what to run. */
export function trainNames(types: readonly string[]): string[] {
  const seen: Record<string, number> = {};
  return types.map((type) => {
    const n = (seen[type] = (seen[type] ?? 0) + 1);
    return n === 1 ? type : `${type}-${n}`;
  });
}

export function corpTrains(g: RailRules, s: RailState, corp: CorpId): TrainSpec[] {
  const types = s.corps[corp]?.trains ?? [];
  // A diesel's reach is null, which is not the same as no such train.
  const reach = (type: string): number | null => (trainDef(g, type) ?? { reach: 0 }).reach;
  return trainNames(types).map((id, i) => ({ id, reach: reach(types[i] ?? '') }));
}

export function bestRun(g: RailRules, s: RailState, corp: CorpId): RouteSet {
  return bestRoutes(g.map, s.board, corp, corpTrains(g, s, corp), routeRules(g, s));
}

export const run: ActionRule<Run> = {
  why(g, s, a) {
    const { turn, refusal } = turnOf(s, a.seat, a.type);
    if (!turn) return refusal;
    const late = whyNotStep(turn, 'run');
    if (late) return late;
    const trains = corpTrains(g, s, turn.corp);
    const rules = routeRules(g, s);
    const illegal = checkRoutes(g.map, s.board, turn.corp, trains, rules, a.routes);
    if (illegal) return illegal;
    const revenue = revenueOf(g.map, s.board, turn.corp, trains, rules, a.routes);
    if (revenue !== a.revenue) return refuse('wrongRevenue', 'EN2018 6.5', { revenue, said: a.revenue });
    if (g.values.routes === 'declared') return null;
    const best = bestRun(g, s, turn.corp).revenue;
    return best > revenue ? refuse('betterRoutes', 'EN2018 6.4', { revenue, best }) : null;
  },
  apply(g, s, a) {
    const { turn } = turnOf(s, a.seat, a.type);
    if (!turn) return;
    turn.fresh = false;
    turn.freeStation = null;
    turn.revenue = a.revenue;
    turn.step = 'dividend';
    // EN2018 6.5: nothing earned is nothing to pay.
    if (a.revenue === 0) payOut(g, s, turn, 0, false);
  },
  moves(g, s, seat) {
    const { turn } = turnOf(s, seat, 'run');
    if (!turn || whyNotStep(turn, 'run')) return [];
    const best = bestRun(g, s, turn.corp);
    const routes = best.routes.map(({ train, path }) => ({ train, path }));
    return [{ action: { seat, type: 'run', routes, revenue: best.revenue } }];
  },
};

export const dividend: ActionRule<Dividend> = {
  why(g, s, a) {
    const { turn, refusal } = turnOf(s, a.seat, a.type);
    if (!turn) return refusal;
    return turn.step === 'dividend' ? null : refuse('nothingToPay', 'EN2018 6.5');
  },
  apply(g, s, a) {
    const { turn } = turnOf(s, a.seat, a.type);
    if (turn) payOut(g, s, turn, turn.revenue, a.pay);
  },
  moves(g, s, seat) {
    const { turn } = turnOf(s, seat, 'dividend');
    if (turn?.step !== 'dividend') return [];
    return [
      { action: { seat, type: 'dividend', pay: true } },
      { action: { seat, type: 'dividend', pay: false } },
    ];
  },
};
