// The rules of routes once more, as slowly and plainly as possible: every walk from every stop, every choice of
// walks. Shares nothing with the finder but the board itself.
import { neighbour } from '@/engine/hex/hex';
import { faceOf, type Board } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';
import type { Constraints, RouteRules, TrainSpec } from '@/engine/rail/routes/types';

export interface Walked {
  /** Stops in order, "A1/0". */
  readonly stops: readonly string[];
  /** Borders crossed, "A1|B2". */
  readonly borders: readonly string[];
  readonly path: readonly string[];
}

const borderOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
const hexOf = (place: string): string => place.split('/')[0] ?? '';

function stopAt(map: BoardMap, board: Board, place: string) {
  const stop = faceOf(map, board, hexOf(place)).stops[Number(place.split('/')[1])];
  if (!stop) throw new Error(place);
  return stop;
}

function canCross(map: BoardMap, hex: string, edge: number): boolean {
  const there = neighbour(hex, edge);
  if (!map.hexes[hex] || !map.hexes[there]) return false;
  return (
    !map.hexes[hex]?.impassable?.includes(edge) && !map.hexes[there]?.impassable?.includes((edge + 3) % 6)
  );
}

function mayPass(map: BoardMap, board: Board, corp: string, place: string): boolean {
  const stop = stopAt(map, board, place);
  if (stop.kind === 'offboard') return false;
  if (stop.kind === 'town' || stop.slots === 0) return true;
  const holders = Object.keys(board.tokens).filter((c) => board.tokens[c]?.includes(place));
  return holders.includes(corp) || holders.length < stop.slots;
}

const area = (map: BoardMap, place: string): string => map.hexes[hexOf(place)]?.group ?? hexOf(place);

/** All walks between two different stops that some train of the company might run, each once per direction. */
export function allWalks(map: BoardMap, board: Board, corp: string, rules: RouteRules): Walked[] {
  const found: Walked[] = [];
  const own = new Set(board.tokens[corp] ?? []);
  const go = (walk: Walked, hex: string, edge: number): void => {
    if (!canCross(map, hex, edge)) return;
    const there = neighbour(hex, edge);
    const border = borderOf(hex, there);
    if (walk.borders.includes(border)) return;
    const borders = [...walk.borders, border];
    const entry = (edge + 3) % 6;
    for (const [a, b] of faceOf(map, board, there).paths) {
      const exit = a === entry ? b : b === entry ? a : null;
      if (exit === null) continue;
      if (typeof exit === 'number') go({ ...walk, borders, path: [...walk.path, there] }, there, exit);
      else {
        const place = `${there}/${exit.slice(1)}`;
        if (walk.stops.includes(place) || rules.closed?.includes(there)) continue;
        const once = rules.once === 'all' || rules.once?.includes(there);
        if (once && walk.stops.some((s) => hexOf(s) === there)) continue;
        const first = walk.stops[0] ?? '';
        const red =
          stopAt(map, board, place).kind === 'offboard' && stopAt(map, board, first).kind === 'offboard';
        if (red && area(map, first) === area(map, place)) continue;
        const longer = { stops: [...walk.stops, place], borders, path: [...walk.path, place] };
        if (longer.stops.some((s) => own.has(s))) found.push(longer);
        if (mayPass(map, board, corp, place)) leave(longer, place);
      }
    }
  };
  const leave = (walk: Walked, place: string): void => {
    const hex = hexOf(place);
    const stop = `s${place.split('/')[1]}`;
    for (const [a, b] of faceOf(map, board, hex).paths) {
      if (a === stop && typeof b === 'number') go(walk, hex, b);
      if (b === stop && typeof a === 'number') go(walk, hex, a);
    }
  };
  for (const hex of Object.keys(map.hexes)) {
    if (rules.closed?.includes(hex)) continue;
    faceOf(map, board, hex).stops.forEach((_, n) => {
      const place = `${hex}/${n}`;
      leave({ stops: [place], borders: [], path: [place] }, place);
    });
  }
  // A walk and its reverse are one.
  return found.filter(({ stops }) => (stops[0] ?? '') < (stops[stops.length - 1] ?? ''));
}

export function worthOf(map: BoardMap, board: Board, rules: RouteRules, { stops }: Walked): number {
  const value = (place: string): number => {
    const { revenue } = stopAt(map, board, place);
    return (typeof revenue === 'number' ? revenue : revenue[rules.era]) + (rules.extra?.[hexOf(place)] ?? 0);
  };
  let sum = 0;
  for (const place of stops) sum += value(place);
  for (const bonus of rules.bonuses ?? []) {
    if (bonus.kind === 'largest') {
      if (!stops.some((s) => hexOf(s) === bonus.at)) continue;
      const others = stops.filter((s) => hexOf(s) !== bonus.at && !bonus.except.includes(hexOf(s)));
      sum += Math.max(0, ...others.map(value));
      continue;
    }
    const list = bonus.kind === 'pair' ? stops : [stops[0] ?? '', stops[stops.length - 1] ?? ''];
    const hexes = [...new Set(list.map(hexOf))];
    if (hexes.some((x) => hexes.some((y) => x !== y && bonus.a.includes(x) && bonus.b.includes(y))))
      sum += bonus.value;
  }
  return sum;
}

export function runnable(map: BoardMap, board: Board, train: TrainSpec, { stops }: Walked): boolean {
  if (train.reach === null) return true;
  const towns = stops.filter((s) => stopAt(map, board, s).kind === 'town').length;
  const large = stops.length - towns;
  const extra = train.towns ?? 0;
  return train.apart
    ? large <= train.reach && towns <= extra
    : large + Math.max(0, towns - extra) <= train.reach;
}

/** The most the trains can earn together; null if the wishes cannot be met or it would take for ever. */
export function bruteForce(
  map: BoardMap,
  board: Board,
  corp: string,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  ask: Partial<Constraints> = {},
  all = allWalks(map, board, corp, rules),
): number | null {
  const shut = (ask.avoid ?? []).map(([a, b]) => borderOf(a, b));
  const walks = all
    .filter(({ borders }) => !borders.some((b) => shut.includes(b)))
    .map((walk) => ({ ...walk, worth: worthOf(map, board, rules, walk) }))
    .sort((a, b) => b.worth - a.worth);
  const most = walks[0]?.worth ?? 0;
  let best: number | null = null;
  const choose = (t: number, taken: ReadonlySet<string>, had: readonly string[], sum: number): void => {
    const train = trains[t];
    if (best !== null && sum + most * (trains.length - t) <= best) return;
    if (!train) {
      if ((ask.include ?? []).every((stop) => had.includes(stop))) best = sum;
      return;
    }
    const wish = ask.wishes?.[train.id];
    const may = ask.trains?.includes(train.id) ?? true;
    for (const walk of may ? walks : []) {
      if (best !== null && sum + walk.worth + most * (trains.length - t - 1) <= best) break;
      if (walk.borders.some((b) => taken.has(b)) || !runnable(map, board, train, walk)) continue;
      if (wish?.include?.some((stop) => !walk.stops.includes(stop))) continue;
      choose(t + 1, new Set([...taken, ...walk.borders]), [...had, ...walk.stops], sum + walk.worth);
    }
    if (!wish?.include?.length || !may) choose(t + 1, taken, had, sum);
  };
  choose(0, new Set(), [], 0);
  return best;
}
