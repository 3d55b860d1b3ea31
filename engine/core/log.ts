import type { BaseAction, SeatId } from './game';
import { refuse, type Refusal } from './refusal';

/** What a table records. Undo and redo are entries like any other: nothing is ever taken out of a log. */
export type LogEntry<A extends BaseAction = BaseAction> =
  | { readonly kind: 'act'; readonly action: A }
  /** Takes back the last effective action, or everything after the first `to` effective actions. */
  | { readonly kind: 'undo'; readonly seat: SeatId; readonly to?: number }
  | { readonly kind: 'redo'; readonly seat: SeatId };

/** The actions that count after undo and redo, and what each redo would bring back (last one first). */
export interface Timeline<A extends BaseAction> {
  actions: A[];
  undone: A[][];
}

export const emptyTimeline = <A extends BaseAction>(): Timeline<A> => ({ actions: [], undone: [] });

export function whyEntry<A extends BaseAction>(timeline: Timeline<A>, entry: LogEntry<A>): Refusal | null {
  if (entry.kind === 'undo') {
    const to = entry.to ?? timeline.actions.length - 1;
    if (timeline.actions.length === 0) return refuse('nothingToUndo', '');
    if (!Number.isInteger(to) || to < 0 || to >= timeline.actions.length)
      return refuse('undoTarget', '', { to });
  }
  if (entry.kind === 'redo' && timeline.undone.length === 0) return refuse('nothingToRedo', '');
  return null;
}

/** Assumes whyEntry() said null. A new action ends what could have been redone. */
export function advance<A extends BaseAction>(timeline: Timeline<A>, entry: LogEntry<A>): void {
  if (entry.kind === 'act') {
    timeline.actions.push(entry.action);
    timeline.undone = [];
  } else if (entry.kind === 'undo') {
    const to = entry.to ?? timeline.actions.length - 1;
    timeline.undone.push(timeline.actions.splice(to));
  } else {
    timeline.actions.push(...(timeline.undone.pop() ?? []));
  }
}

export function timelineOf<A extends BaseAction>(entries: readonly LogEntry<A>[]): Timeline<A> {
  const timeline = emptyTimeline<A>();
  for (const entry of entries) if (whyEntry(timeline, entry) === null) advance(timeline, entry);
  return timeline;
}
