import type { CorpId } from './board';
import { phaseDef, trainDef, type RailRules, type TrainDef } from './rules';
import type { RailState } from './state';

/** Types the bank sells now: the smallest left, and those sold beside it from some phase on (EN2018 6.6). */
export function bankTrains(g: RailRules, s: RailState): TrainDef[] {
  const out: TrainDef[] = [];
  const now = g.phases.findIndex((p) => p.name === s.phase);
  for (const def of g.trains) {
    const left = def.count === null ? 1 : (s.trains.bank[def.type] ?? 0);
    if (left === 0) continue;
    const early = def.soldFrom !== undefined && now >= g.phases.findIndex((p) => p.name === def.soldFrom);
    if (out.length === 0 || early) out.push(def);
  }
  return out;
}

/** The lowest price of a train in the bank or the bank pool. */
export function cheapestTrain(g: RailRules, s: RailState): number {
  const pool = s.trains.pool.map((type) => trainDef(g, type)?.price ?? 0);
  return Math.min(...bankTrains(g, s).map((def) => def.price), ...pool);
}

export const trainLimit = (g: RailRules, s: RailState): number => phaseDef(g, s.phase).trainLimit;

export function overTrainLimit(g: RailRules, s: RailState): CorpId[] {
  return g.corpIds.filter((id) => (s.corps[id]?.trains.length ?? 0) > trainLimit(g, s));
}

export function removeTrain(trains: string[], type: string): void {
  const i = trains.indexOf(type);
  if (i >= 0) trains.splice(i, 1);
}

export function addTrain(g: RailRules, trains: string[], type: string): void {
  const rank = (t: string): number => g.trains.findIndex((def) => def.type === t);
  const i = trains.findIndex((t) => rank(t) > rank(type));
  trains.splice(i < 0 ? trains.length : i, 0, type);
}

/** The first train of a type is sold: older ones leave the game (EN2018 2.4, 2.6, 2.7). */
export function rust(g: RailRules, s: RailState, by: string): void {
  const obsolete = g.trains.filter((def) => def.rustedBy === by).map((def) => def.type);
  const stays = (type: string): boolean => !obsolete.includes(type);
  if (obsolete.length === 0) return;
  for (const id of g.corpIds) {
    const corp = s.corps[id];
    if (corp?.trains.some((t) => !stays(t))) corp.trains = corp.trains.filter(stays);
  }
  s.trains.pool = s.trains.pool.filter(stays);
}
