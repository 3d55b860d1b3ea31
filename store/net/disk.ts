// A table's save as the machine's disk. Every write also says how the list of games shows the table.
import type { Refusal } from '../../engine/core/refusal';
import type { RailAction } from '../../engine/rail/actions';
import type { RailState } from '../../engine/rail/state';
import { TITLES } from '../../engine/index';
import type { Entry } from '../../net/entry';
import type { Party } from '../../net/party';
import type { Disk } from '../../net/runner';
import type { RosterSeat } from '../../net/seats';
import type { OpenSave } from '../saves';
import type { Json } from '../saves/record';
import { colourOf, summaryJson, summaryOf, type Summary } from '../summary';

export type RailParty = Party<RailState, RailAction>;

/** A table that has not begun, in the list of games. */
export function lobbySummary(title: string, seats: readonly RosterSeat[]): Summary {
  const colours = Object.fromEntries(seats.map((seat) => [seat.id, seat.colour]));
  return {
    title,
    players: seats.map(({ id, name }) => ({
      seat: id,
      name,
      colour: colourOf(colours, seats, id),
      worth: null,
    })),
    round: { kind: 'auction' },
    turn: '',
    actions: 0,
    reason: null,
    forked: false,
  };
}

export function aboutOf(party: RailParty, title: string, log: readonly Entry[] = party.replica.log): Json {
  const { session } = party.replica;
  const game = session.setup ? TITLES[session.setup.title] : undefined;
  return summaryJson(
    game && session.state
      ? summaryOf(game, session.state, session.colours, session.timeline.actions.length, log)
      : lobbySummary(title, party.roster.seats),
  );
}

/** `failed` hears of every refusal, so that the screen can say it. */
export function saveDisk(save: OpenSave, about: () => Json, failed: (why: Refusal) => void): Disk {
  return {
    async write(record) {
      const refusal = await save.write(record, about());
      if (!refusal) return;
      failed(refusal);
      throw new Error(refusal.code);
    },
  };
}
