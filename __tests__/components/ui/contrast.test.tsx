import { skin } from '@/components/titles/1830/skin';
import { buttonColours } from '@/components/ui/Button';
import { contrast, inkOn } from '@/components/ui/contrast';
import { board, dark, light, market, players, routes } from '@/components/ui/theme';

const AA = 4.5;
/** What is not text: marks, outlines, routes. */
const MARK = 3;

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  const { colours } = theme;
  const grounds = ['page', 'surface', 'raised'] as const;
  const inks = ['ink', 'muted', 'accent', 'attention', 'danger', 'good'] as const;
  const pairs = grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const));

  test.each(pairs)('%s on %s is read', (ink, ground) => {
    expect(contrast(colours[ink], colours[ground])).toBeGreaterThanOrEqual(AA);
  });

  test('words on buttons, selected chips and toasts are read', () => {
    for (const kind of ['primary', 'secondary', 'danger'] as const) {
      const { back, ink } = buttonColours(kind, theme);
      expect(contrast(ink, back)).toBeGreaterThanOrEqual(AA);
    }
    expect(contrast(colours.page, colours.ink)).toBeGreaterThanOrEqual(AA);
  });

  test('the focus ring is seen', () => {
    for (const ground of grounds)
      expect(contrast(colours.focus, colours[ground])).toBeGreaterThanOrEqual(MARK);
  });

  test('every player’s mark has an outline that is seen', () => {
    for (const ground of grounds) expect(contrast(colours.ink, colours[ground])).toBeGreaterThanOrEqual(MARK);
  });
});

test('the letters on every token are read', () => {
  for (const { colour } of Object.values(skin.corps)) {
    expect(contrast(inkOn(colour), colour)).toBeGreaterThanOrEqual(AA);
  }
});

test('what is written on hexes is read', () => {
  for (const colour of ['tan', 'yellow', 'green', 'brown', 'gray', 'red'] as const) {
    expect(contrast(board.ink, board[colour])).toBeGreaterThanOrEqual(AA);
  }
  expect(contrast(board.water, board.tan)).toBeGreaterThanOrEqual(AA);
  expect(contrast(board.mountain, board.tan)).toBeGreaterThanOrEqual(AA);
  expect(contrast(board.coordinate, board.tan)).toBeGreaterThanOrEqual(AA);
  expect(contrast(board.coordinate, board.paper)).toBeGreaterThanOrEqual(AA);
});

test('prices are read in every zone, captions too', () => {
  for (const zone of ['white', 'yellow', 'orange', 'brown', 'par'] as const) {
    expect(contrast(market.ink, market[zone])).toBeGreaterThanOrEqual(AA);
  }
  expect(contrast(board.paper, board.lit)).toBeGreaterThanOrEqual(AA);
});

test('routes stand out from the track', () => {
  for (const { colour } of routes) expect(contrast(colour, board.ink)).toBeGreaterThanOrEqual(MARK);
});

test('no two routes and no two players look alike', () => {
  expect(new Set(routes.map((r) => r.dash.join())).size).toBe(routes.length);
  expect(new Set(players.map((p) => p.shape)).size).toBe(7);
  expect(new Set(players.map((p) => p.colour)).size).toBe(7);
});
