// What the players of a file are called here. Over there everybody is called as they like; here names are read on
// narrow screens and told apart by eye.
import type { Seat } from '../core/game';
import { nameKey, seenName, shortName } from '../core/names';
import { NAME_LENGTH } from '../titles/1830/game';
import type { GameFile } from './file';

/** Finds a name for who has none, by the place in the list, from 1: the caller knows the language. */
export type CallNameless = (place: number) => string;

export function seatsOf(players: GameFile['players'], callNameless: CallNameless): Seat[] {
  const seats: Seat[] = [];
  for (const { id, name } of players)
    seats.push({ id, name: apartFrom(seats, seenName(name) || callNameless(seats.length + 1)) });
  return seats;
}

/** A second one who looks the same gets a number: the file is played to its end, so nobody can be asked. */
function apartFrom(seats: readonly Seat[], name: string): string {
  const taken = new Set(seats.map((seat) => nameKey(seat.name)));
  for (let n = 1; ; n++) {
    const number = n === 1 ? '' : ` (${n})`;
    const one = `${shortName(name, NAME_LENGTH - number.length)}${number}`;
    if (!taken.has(nameKey(one))) return one;
  }
}
