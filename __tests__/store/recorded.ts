import { playGame, tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import type { RailAction } from '@/engine/rail/actions';
import { entryAfter, headOf, type Entry } from '@/net/entry';
import { setupEntry } from '@/store/gameFile';

export const gameId = (n: number): string => n.toString(16).padStart(32, '0');

/** A game of random players as a table's log. */
export function recordedLog(seed: number, most: number, id = gameId(1), players = 4): Entry[] {
  const setup = tableOf('1830', game1830.rules, players, seed);
  const { actions } = playGame(game1830, setup, 'builder', {}, most);
  const first = setupEntry(id, setup, {});
  if (!first.ok) throw new Error('no setup');
  const log: Entry[] = [first.value];
  for (const action of actions) log.push(next(log, action));
  return log;
}

export function next(log: readonly Entry[], action: RailAction): Entry {
  const cid = `local:${log.length + 1}`;
  const entry = entryAfter(headOf(log), 0, { kind: 'act', seat: action.seat, cid, action });
  if (!entry) throw new Error('no entry');
  return entry;
}
