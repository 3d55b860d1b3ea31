import type { CorpId } from '../board';
import type { RailRules } from '../rules';
import type { RailState } from '../state';
import { cellAt, cellPosition, type Zone } from './grid';

export function sharePrice(g: RailRules, s: RailState, corp: CorpId): number {
  const cell = s.corps[corp]?.cell;
  return cell ? cellAt(g.market, cell).price : 0;
}

/** A company without a share value token is in no special zone. */
export function zoneOf(g: RailRules, s: RailState, corp: CorpId): Zone {
  const cell = s.corps[corp]?.cell;
  return cell ? cellAt(g.market, cell).zone : 'white';
}

/** Moves a share value token; it arrives under the tokens already there (EN2018 4.5). */
export function moveToken(s: RailState, corp: CorpId, to: string): void {
  const c = s.corps[corp];
  if (!c || c.cell === to) return;
  if (c.cell) {
    const rest = (s.market[c.cell] ?? []).filter((id) => id !== corp);
    if (rest.length > 0) s.market[c.cell] = rest;
    else delete s.market[c.cell];
  }
  c.cell = to;
  const stack = s.market[to];
  if (stack) stack.push(corp);
  else s.market[to] = [corp];
}

/** EN2018 6.0: price, then further right, then further up, then the stack. */
export function byShareValue(g: RailRules, s: RailState, corps: readonly CorpId[]): CorpId[] {
  const place = (corp: CorpId): readonly number[] => {
    const cell = s.corps[corp]?.cell;
    if (!cell) return [0, 0, 0, 0];
    const [row, column] = cellPosition(cell);
    return [-cellAt(g.market, cell).price, -column, row, s.market[cell]?.indexOf(corp) ?? 0];
  };
  const places = new Map(corps.map((corp) => [corp, place(corp)]));
  return corps.slice().sort((a, b) => {
    const x = places.get(a) ?? [];
    const y = places.get(b) ?? [];
    for (let i = 0; i < 4; i++) {
      const d = (x[i] ?? 0) - (y[i] ?? 0);
      if (d !== 0) return d;
    }
    return 0;
  });
}
