// A table on one device, passed round: every seat is this device's. The log has the form of a networked table's,
// so that a game can move from one to the other. Where another window of the same browser plays the same game, what
// is on disk is the game, and this table follows.
import { createStore } from 'zustand/vanilla';

import { advance, whyEntry, type LogEntry } from '../engine/core/log';
import { ok, refuse, type Refusal, type Result } from '../engine/core/refusal';
import type { RailAction } from '../engine/rail/actions';
import { entryAfter, headOf, type Body, type Entry } from '../net/entry';
import { limits } from '../net/limits';
import { lastEpoch } from '../net/replica';
import { readLog, type Reading } from './reading';
import type { OpenSave } from './saves';
import { colourOf, summaryJson, summaryOf } from './summary';
import type { Table, TableView } from './table';

/** The other windows this game may be open in. */
export interface Elsewhere {
  /** The game as it is on disk by now. */
  again(): Promise<Result<OpenSave>>;
  /** Hears when one of them writes; the returned function stops it. */
  watch(heard: () => void): () => void;
}

export function openLocalTable(save: OpenSave, elsewhere: Elsewhere): Result<Table> {
  const read = readSave(save);
  return read.ok ? ok(localTable(save, read.value, elsewhere)) : read;
}

function readSave(save: OpenSave): Result<Reading> {
  const { entries, meta } = save.table;
  const read = readLog(entries);
  if (read.ok && save.damage) {
    // The list of games still tells of the position that was lost.
    const { game, history, timeline, colours } = read.value;
    const count = timeline.actions.length;
    const about = summaryJson(summaryOf(game, history.at(count), colours, count, entries));
    void save.write({ from: entries.length, entries: [], archive: [], meta }, about);
  }
  return read;
}

function localTable(first: OpenSave, reading: Reading, elsewhere: Elsewhere): Table {
  const { game, setup } = reading;
  const colours = Object.fromEntries(
    setup.seats.map(({ id }) => [id, colourOf(reading.colours, setup.seats, id)]),
  );
  let save = first;
  let { timeline, history, readOnly } = reading;
  let entries: readonly Entry[] = save.table.entries;
  /** Why this table could not follow another window; tried again before anything is played. */
  let lost: Refusal | null = null;

  const position = (): Pick<
    TableView,
    'state' | 'actions' | 'redos' | 'entries' | 'actors' | 'outcome' | 'settled'
  > => {
    const state = history.at(timeline.actions.length);
    return {
      state,
      actions: timeline.actions.slice(),
      redos: timeline.undone.length,
      entries,
      actors: game.actors(state),
      outcome: game.outcome(state),
      settled: entries.length,
    };
  };
  const view = createStore<TableView>(() => ({
    id: first.game,
    setup,
    colours,
    ...position(),
    mySeats: setup.seats.map((seat) => seat.id),
    saving: 'saved',
    refusal: null,
    damage: first.damage,
    readOnly,
    connections: [],
  }));

  const refused = (refusal: Refusal, saving: TableView['saving'] = 'saved'): Refusal => {
    view.setState({ refusal, saving });
    return refusal;
  };

  /** Shows what another window wrote; null, or why it cannot. */
  const follow = async (): Promise<Refusal | null> => {
    const again = await elsewhere.again();
    const read = again.ok ? readSave(again.value) : again;
    // It was here when this table opened it, so it was another window that did away with it.
    const gone = !read.ok && read.refusal.code === 'saveMissing';
    const before = lost;
    lost = gone ? refuse('deletedElsewhere', '') : read.ok ? null : read.refusal;
    // What was said because of it no longer holds once it is back.
    if (before && !lost && view.getState().refusal?.code === before.code) view.setState({ refusal: null });
    if (again.ok && read.ok) {
      save = again.value;
      if (headOf(entries).hash !== headOf(save.table.entries).hash) {
        ({ timeline, history, readOnly } = read.value);
        entries = save.table.entries;
        view.setState(position());
      }
      view.setState({ damage: save.damage ?? view.getState().damage });
    }
    view.setState({ readOnly: lost ?? readOnly, saving: 'saved' });
    return lost;
  };
  const missed = async (): Promise<Refusal> => refused((await follow()) ?? refuse('playedElsewhere', ''));

  /** Checks, writes, and only then shows. */
  const log = async (line: LogEntry<RailAction>, body: (cid: string) => Body): Promise<Refusal | null> => {
    if (lost) return missed();
    if (readOnly) return refused(readOnly);
    if (entries.length >= limits.logEntries) return refused(refuse('logFull', ''));
    const why = whyEntry(timeline, line) ?? (line.kind === 'act' ? whyAct(line.action) : null);
    if (why) return refused(why);
    const entry = entryAfter(headOf(entries), lastEpoch(entries), body(`local:${entries.length + 1}`));
    if (!entry) return refused(refuse('malformed', ''));
    view.setState({ saving: 'saving', refusal: null });

    const next = {
      actions: timeline.actions.slice(),
      undone: timeline.undone.map((undone) => undone.slice()),
    };
    advance(next, line);
    const more = next.actions.slice(timeline.actions.length);
    const ahead = history.ahead(more);
    const state = ahead[ahead.length - 1] ?? history.at(next.actions.length);
    const about = summaryJson(summaryOf(game, state, reading.colours, next.actions.length, entries));
    const record = { from: entries.length, entries: [entry], archive: [], meta: save.table.meta };
    const failed = await save.write(record, about);
    if (failed?.code === 'saveElsewhere') return missed();
    if (failed) return refused(failed, 'failed');

    if (more.length > 0) history.push(more, ahead);
    else history.cut(next.actions.length);
    timeline = next;
    entries = [...entries, entry];
    view.setState({ ...position(), saving: 'saved' });
    return null;
  };

  const whyAct = (action: RailAction): Refusal | null => {
    // What the log would read back is what is checked.
    const parsed = game.parse(action);
    return parsed ? game.why(history.at(timeline.actions.length), parsed) : refuse('malformed', '');
  };
  // One at a time: a second tap is checked against what the first one led to.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (run: () => Promise<Refusal | null>): Promise<Refusal | null> => {
    const done = queue.then(run).catch((error: unknown) => {
      const message = error instanceof Error ? error.message.slice(0, 200) : '';
      return refused(refuse('engineFault', '', { message }));
    });
    queue = done;
    return done;
  };
  const lastSeat = (): string =>
    timeline.actions[timeline.actions.length - 1]?.seat ?? setup.seats[0]?.id ?? '';

  let following = false;
  const stop = elsewhere.watch(() => {
    // One look is enough for all that was written before it.
    if (following) return;
    following = true;
    void inTurn(() => {
      following = false;
      return follow();
    });
  });

  return {
    view,
    game,
    propose: (action) =>
      inTurn(() => log({ kind: 'act', action }, (cid) => ({ kind: 'act', seat: action.seat, cid, action }))),
    undo: (to) =>
      inTurn(() => {
        const seat = lastSeat();
        const rest = to ?? Math.max(0, timeline.actions.length - 1);
        return log({ kind: 'undo', seat, to: rest }, (cid) => ({ kind: 'undo', seat, cid, to: rest }));
      }),
    redo: () =>
      inTurn(() => {
        const undone = timeline.undone[timeline.undone.length - 1];
        const seat = undone?.[0]?.seat ?? lastSeat();
        return log({ kind: 'redo', seat }, (cid) => ({ kind: 'redo', seat, cid }));
      }),
    stateAt: (count) => history.at(count),
    forgive: () => view.setState({ refusal: null, saving: 'saved' }),
    close() {
      stop();
      return queue.then(() => save.idle());
    },
  };
}
