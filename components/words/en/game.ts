// Where a game stands: rounds, turns, steps.
import { listOf } from '../say';
import type { GameWords } from '../standing';

export const game: GameWords = {
  round(r) {
    switch (r.kind) {
      case 'auction':
        return 'Private auction';
      case 'stock':
        return `Stock round ${r.n}`;
      case 'operating':
        return `Operating round ${r.set}.${r.n}`;
      case 'over':
        return 'Game over';
    }
  },
  shortRound(r) {
    switch (r.kind) {
      case 'auction':
        return 'Auction';
      case 'stock':
        return `SR ${r.n}`;
      case 'operating':
        return `OR ${r.set}.${r.n}`;
      case 'over':
        return 'Over';
    }
  },
  decision(d, say) {
    const name = say.seat(d.seat);
    switch (d.kind) {
      case 'auction':
        return `${name} — buys, bids or passes`;
      case 'bidding':
        return `${name} — bids on ${say.private(d.private)}`;
      case 'par':
        return `${name} — sets the par value of ${say.corp(d.corp)}`;
      case 'stockTurn':
        return `${name} — buys and sells`;
      case 'operate':
        return `${name} — ${say.corp(d.corp)} ${game.steps[d.step]}`;
      case 'homeToken':
        return `${name} — chooses the home of ${say.corp(d.corp)}`;
      case 'discard':
        return `${name} — ${say.corp(d.corp)} discards a train`;
      case 'offer':
        return `${name} — answers the offer of ${say.seat(d.from)}`;
    }
  },
  steps: {
    homeToken: 'places its home station',
    track: 'lays track',
    token: 'places a station',
    run: 'runs trains',
    dividend: 'pays or withholds',
    buyTrains: 'buys trains',
  },
  phase: (name) => `Phase ${name}`,
  bank: (amount) => `Bank ${amount}`,
  turn: (name) => `${name} to act`,
  won: (names) => `${listOf(names, 'en')} won`,
  endReason: (bankrupt) => (bankrupt === null ? 'The bank broke.' : `${bankrupt} went bankrupt.`),
};
