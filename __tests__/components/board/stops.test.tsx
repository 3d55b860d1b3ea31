import { point } from '@/components/board/geometry';
import { layoutOf } from '@/components/board/layout';
import { directionOf, stopUnder } from '@/components/board/stops';
import { printedFace, tileFace, type Face } from '@/engine/rail/board';

import { map } from '../gallery/sheets';

const faces: Face[] = [
  ...Object.keys(map.hexes).map((hex) => printedFace(map, hex)),
  ...Object.keys(map.tiles).flatMap((tile) => [0, 1, 2, 3, 4, 5].map((r) => tileFace(map, tile, r))),
];
const several = faces.filter(({ stops }) => stops.length > 1);

test('every circle of a city, and every town, is hit where it is drawn', () => {
  expect(several.length).toBeGreaterThan(50);
  for (const face of several) {
    layoutOf(face).stops.forEach(({ at, slots }, stop) => {
      for (const place of [at, ...slots])
        expect([face.tile, stopUnder(face, place)]).toEqual([face.tile, stop]);
    });
  }
});

test('a hex with one stop or none is meant as a whole, wherever it is touched', () => {
  for (const face of faces.filter(({ stops }) => stops.length < 2)) {
    expect([stopUnder(face, point(0, 0)), stopUnder(face, point(20, 20))]).toEqual([null, null]);
    expect(directionOf(face, 0)).toBeNull();
  }
});

test('between two stops neither is meant', () => {
  for (const face of several) {
    const [a, b] = layoutOf(face).stops;
    if (!a || !b || a.slots.length > 1) continue;
    expect(stopUnder(face, point((a.at.x + b.at.x) / 2, (a.at.y + b.at.y) / 2))).toBeNull();
  }
});

test('two stops of a hex lie in opposite directions, as they are drawn', () => {
  const opposite: Record<string, string> = {
    right: 'left',
    upperRight: 'lowerLeft',
    upper: 'lower',
    upperLeft: 'lowerRight',
  };
  for (const face of several) {
    const said = face.stops.map((_, stop) => directionOf(face, stop) ?? '');
    expect(said).toHaveLength(2);
    expect([opposite[said[0] ?? ''], opposite[said[1] ?? '']]).toContain(
      opposite[said[0] ?? ''] ? said[1] : said[0],
    );
  }
  // New York: one city at the north-east, one at the south-west.
  const newYork = printedFace(map, 'G19');
  expect([0, 1].map((stop) => directionOf(newYork, stop)).sort()).toEqual(['lowerLeft', 'upperRight']);
});
