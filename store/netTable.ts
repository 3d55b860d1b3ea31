// A table whose host may be another device, in the form the screens know (store/table.ts). It shows what the host
// has logged, in order, and nothing before that.
import { createStore } from 'zustand/vanilla';

import type { SeatId } from '../engine/core/game';
import { refuse, type Refusal } from '../engine/core/refusal';
import type { RailAction } from '../engine/rail/actions';
import type { Entry } from '../net/entry';
import type { ProposalBody } from '../net/messages';
import type { Following } from './net/following';
import type { Reading } from './reading';
import { colourOf } from './summary';
import type { Table, TableView } from './table';

/** What changes by other ways than the log. */
export type TablePatch = Partial<
  Pick<TableView, 'mySeats' | 'saving' | 'refusal' | 'readOnly' | 'settled' | 'connections'>
>;

export interface NetTable {
  readonly table: Table;
  /** The log has changed. */
  show(following: Following, entries: readonly Entry[], patch: TablePatch): void;
  patch(patch: TablePatch): void;
}

interface Deeds {
  propose(body: ProposalBody): Promise<Refusal | null>;
  idle(): Promise<void>;
}

function position(
  reading: Reading,
): Pick<TableView, 'state' | 'actions' | 'redos' | 'actors' | 'outcome' | 'readOnly'> {
  const { game, history, timeline } = reading;
  const state = history.at(timeline.actions.length);
  return {
    state,
    actions: timeline.actions.slice(),
    redos: timeline.undone.length,
    actors: game.actors(state),
    outcome: game.outcome(state),
    readOnly: reading.readOnly,
  };
}

export function netTable(
  id: string,
  first: Reading,
  entries: readonly Entry[],
  given: Pick<TableView, 'mySeats' | 'saving' | 'settled' | 'connections' | 'damage'>,
  deeds: Deeds,
): NetTable {
  const { game, setup } = first;
  let reading = first;
  const view = createStore<TableView>(() => ({
    id,
    setup,
    colours: Object.fromEntries(
      setup.seats.map((seat) => [seat.id, colourOf(first.colours, setup.seats, seat.id)]),
    ),
    ...position(first),
    entries,
    refusal: null,
    ...given,
  }));

  const refused = (refusal: Refusal | null): Refusal | null => {
    if (refusal) view.setState({ refusal });
    return refusal;
  };
  const propose = async (body: ProposalBody, seat: SeatId | undefined): Promise<Refusal | null> => {
    const { readOnly, mySeats } = view.getState();
    if (readOnly) return refused(readOnly);
    if (seat === undefined || !mySeats.includes(seat))
      return refused(refuse('notYourSeat', '', { seat: seat ?? '' }));
    view.setState({ refusal: null });
    return refused(await deeds.propose(body));
  };
  /** Undo and redo are asked by the seat they concern, if it is ours. */
  const asking = (concerned: RailAction | undefined): SeatId | undefined => {
    const { mySeats } = view.getState();
    return mySeats.find((seat) => seat === concerned?.seat) ?? mySeats[0];
  };

  return {
    table: {
      view,
      game,
      propose: (action) => propose({ kind: 'act', action }, action.seat),
      undo(to) {
        const { actions } = view.getState();
        const seat = asking(actions[actions.length - 1]);
        return propose({ kind: 'undo', seat: seat ?? '', to: to ?? Math.max(0, actions.length - 1) }, seat);
      },
      redo() {
        const undone = reading.timeline.undone[reading.timeline.undone.length - 1];
        const seat = asking(undone?.[0]);
        return propose({ kind: 'redo', seat: seat ?? '' }, seat);
      },
      stateAt: (count) => reading.history.at(count),
      forgive: () => view.setState({ refusal: null }),
      close: () => deeds.idle(),
    },
    show(following, log, patch) {
      if (following.reading) reading = following.reading;
      const stopped = patch.readOnly ?? following.refusal ?? reading.readOnly;
      view.setState({ ...position(reading), entries: log, ...patch, readOnly: stopped });
    },
    patch: (patch) => view.setState(patch),
  };
}
