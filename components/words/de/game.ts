import { listOf } from '../say';
import type { GameWords } from '../standing';

export const game: GameWords = {
  round(r) {
    switch (r.kind) {
      case 'auction':
        return 'Privatbahn-Auktion';
      case 'stock':
        return `Aktienrunde ${r.n}`;
      case 'operating':
        return `Betriebsrunde ${r.set}.${r.n}`;
      case 'over':
        return 'Spielende';
    }
  },
  shortRound(r) {
    switch (r.kind) {
      case 'auction':
        return 'Auktion';
      case 'stock':
        return `AR ${r.n}`;
      case 'operating':
        return `BR ${r.set}.${r.n}`;
      case 'over':
        return 'Ende';
    }
  },
  decision(d, say) {
    const name = say.seat(d.seat);
    switch (d.kind) {
      case 'auction':
        return `${name} — kauft, bietet oder passt`;
      case 'bidding':
        return `${name} — bietet auf ${say.private(d.private)}`;
      case 'par':
        return `${name} — setzt den Nennwert von ${say.corp(d.corp)}`;
      case 'stockTurn':
        return `${name} — kauft und verkauft`;
      case 'operate':
        return `${name} — ${say.corp(d.corp)} ${game.steps[d.step]}`;
      case 'homeToken':
        return `${name} — wählt die Heimat von ${say.corp(d.corp)}`;
      case 'discard':
        return `${name} — ${say.corp(d.corp)} gibt einen Zug ab`;
      case 'offer':
        return `${name} — beantwortet das Angebot von ${say.seat(d.from)}`;
    }
  },
  steps: {
    homeToken: 'setzt den Heimatbahnhof',
    track: 'baut Gleise',
    token: 'setzt einen Bahnhof',
    run: 'lässt Züge fahren',
    dividend: 'zahlt oder behält ein',
    buyTrains: 'kauft Züge',
  },
  phase: (name) => `Phase ${name}`,
  bank: (amount) => `Bank ${amount}`,
  turn: (name) => `${name} ist am Zug`,
  won: (names) => `${listOf(names, 'de')} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  endReason: (bankrupt) => (bankrupt === null ? 'Die Bank wurde gesprengt.' : `${bankrupt} ging bankrott.`),
};
