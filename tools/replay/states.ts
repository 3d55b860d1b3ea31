// A state as games/SCHEMA.md writes it.
import type { RailRules } from '../../engine/rail/rules';
import { cellAt, cellPosition } from '../../engine/rail/market/grid';
import { frame } from '../../engine/rail/flow';
import { certificates, isFloated, sharesOf } from '../../engine/rail/shares';
import type { RailState } from '../../engine/rail/state';

type Json = Record<string, unknown>;

interface Where {
  round: 'ISR' | 'SR' | 'OR';
  turn: number;
  n: number;
}

function whereOf(s: RailState, last: Where): Where {
  const stock = frame(s, 'stockRound');
  const operating = frame(s, 'operatingRound');
  if (frame(s, 'auction')) return { round: 'ISR', turn: 1, n: 1 };
  if (stock) return { round: 'SR', turn: stock.n, n: 1 };
  if (operating) return { round: 'OR', turn: operating.set, n: operating.n };
  return last;
}

function players(g: RailRules, s: RailState): Json {
  const out: Json = {};
  for (const seat of s.seats) {
    const shares: Record<string, number> = {};
    for (const id of [...g.corpIds].sort()) {
      const held = sharesOf(s.corps[id] ?? { shares: {} }, seat);
      if (held > 0) shares[id] = held * 10;
    }
    const privates = g.privateIds.filter((id) => s.privates[id] === seat).sort();
    out[seat] = { cash: s.cash[seat], certs: certificates(g, s, seat), shares, privates };
  }
  return out;
}

function companies(g: RailRules, s: RailState): Json {
  const out: Json = {};
  for (const id of [...g.corpIds].sort()) {
    const c = s.corps[id];
    if (!c) continue;
    out[id] = {
      president: c.president,
      cash: c.cash,
      par: c.par,
      price: c.cell === null ? null : [cellAt(g.market, c.cell).price, ...cellPosition(c.cell)],
      ipo: sharesOf(c, 'ipo') * 10,
      pool: sharesOf(c, 'pool') * 10,
      floated: isFloated(c),
      operated: c.operated,
      trains: [...c.trains].sort(),
      privates: g.privateIds.filter((p) => s.privates[p] === id).sort(),
      tokens: [...(s.board.tokens[id] ?? [])].sort(),
    };
  }
  return out;
}

/** Makes state lines one after another; the round of a finished game is that of its last action. */
export function stateWriter(
  g: RailRules,
): (s: RailState, seq: number, id: number | null, type: string | null) => Json {
  let where: Where = { round: 'ISR', turn: 1, n: 1 };
  return (s, seq, id, type) => {
    where = whereOf(s, where);
    return {
      seq,
      id,
      type,
      ...where,
      phase: s.phase,
      bank: s.bank,
      players: players(g, s),
      companies: companies(g, s),
      market: s.market,
      bankTrains: Object.fromEntries(Object.entries(s.trains.bank).filter(([, n]) => n > 0)),
      poolTrains: [...s.trains.pool].sort(),
      tiles: s.board.tiles,
      finished: s.ended !== null,
    };
  };
}
