// Actions that had to give way, as a screen can tell them: played once more on the log they came from, which is what
// is kept of the table and what is put aside, followed back from hash to hash.
import type { SeatId } from '../../engine/core/game';
import type { RailAction } from '../../engine/rail/actions';
import type { RailGame } from '../../engine/rail/game';
import type { RailState } from '../../engine/rail/state';
import type { DeviceId, Entry } from '../../net/entry';
import { lineOf } from '../reading';
import { followOn, nothing, type Following } from './following';

type Aside =
  | {
      readonly kind: 'act';
      readonly game: RailGame;
      readonly before: RailState;
      readonly action: RailAction;
      readonly after: RailState;
    }
  | { readonly kind: 'undo' | 'redo'; readonly seat: SeatId; readonly count: number }
  | { readonly kind: 'seat'; readonly seat: SeatId; readonly device: DeviceId }
  | { readonly kind: 'clock'; readonly running: boolean }
  /** Too much is lost to say what it was. */
  | { readonly kind: 'untold'; readonly seat: SeatId };

export type AsideLine = Aside & { readonly key: string };

/** Who became host, and how a table began, is nothing anybody did in the game. */
export const isTold = (entry: Entry): boolean =>
  entry.kind !== 'epoch' && (entry.kind !== 'note' || entry.note.type === 'clock');

/** The log up to and with this entry; null when a part of it is not here. */
function logTo(hash: string, known: ReadonlyMap<string, Entry>): Entry[] | null {
  const log: Entry[] = [];
  for (let at = known.get(hash); at; at = known.get(at.prev)) log.push(at);
  return log[log.length - 1]?.seq === 1 ? log.reverse() : null;
}

/** `played`: how many actions counted before it. */
function lineFor(entry: Entry, played: number, { reading, refusal }: Following): Aside | null {
  if (entry.kind === 'seat') return { kind: 'seat', seat: entry.seat, device: entry.device };
  if (entry.kind === 'note' && entry.note.type === 'clock')
    return { kind: 'clock', running: entry.note.clock.running };
  if (entry.kind === 'note' || entry.kind === 'epoch') return null;
  const line = reading ? lineOf(reading.game, entry) : null;
  if (!reading || !line || refusal || reading.readOnly) return { kind: 'untold', seat: entry.seat };
  const { game, history, timeline } = reading;
  const count = timeline.actions.length;
  if (line.kind !== 'act') return { kind: line.kind, seat: line.seat, count: Math.abs(count - played) };
  const { action } = line;
  return { kind: 'act', game, before: history.at(played), action, after: history.at(count) };
}

/** In the order of the entries; each as it was when it was done. */
export function asideLines(log: readonly Entry[], aside: readonly Entry[]): AsideLine[] {
  const known = new Map([...log, ...aside].map((entry) => [entry.hash, entry]));
  let on = nothing;
  return aside.flatMap((entry) => {
    const last = on.entries[on.entries.length - 1];
    if (last?.hash !== entry.prev) on = followOn(nothing, 0, logTo(entry.prev, known) ?? []);
    const played = on.reading?.timeline.actions.length ?? 0;
    on = followOn(on, on.entries.length, [entry]);
    const line = lineFor(entry, played, on);
    return line ? [{ ...line, key: entry.hash }] : [];
  });
}
