import { render } from '@testing-library/react-native';
import Svg from 'react-native-svg';

import { depth } from '@/components/board/geometry';
import { layoutOf } from '@/components/board/layout';
import { TileFace } from '@/components/board/TileFace';
import { tileFace } from '@/engine/rail/board';
import { TILES } from '@/engine/rail/data/tiles';

import { map } from '../gallery/sheets';
import { markup } from '../markup';

const ids = Object.keys(TILES);
const ROTATIONS = [0, 1, 2, 3, 4, 5];

test('there are 103 tiles', () => {
  expect(ids).toHaveLength(103);
});

test.each(ids)('tile %s draws in all rotations', (id) => {
  const api = render(
    <Svg>
      {ROTATIONS.map((rotation) => (
        <TileFace key={rotation} face={tileFace(map, id, rotation)} showNumber />
      ))}
    </Svg>,
  );
  const text = markup(api);
  expect(text).not.toMatch(/NaN|undefined|Infinity/);
  expect(api.getAllByTestId(`tile-${id}`).length).toBeGreaterThanOrEqual(6);
});

test.each(ids)('the stops of tile %s stand inside it, apart from each other', (id) => {
  for (const rotation of ROTATIONS) {
    const { stops } = layoutOf(tileFace(map, id, rotation));
    const discs = stops.flatMap((stop, i) =>
      (stop.slots.length > 0 ? stop.slots : [stop.at]).map((at) => ({ at, i })),
    );
    for (const a of discs) {
      expect(depth(a.at)).toBeGreaterThan(10);
      for (const b of discs) {
        if (a.i < b.i) expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)).toBeGreaterThan(22);
      }
    }
  }
});

test.each(ids)('every piece of track of tile %s is drawn', (id) => {
  const face = tileFace(map, id, 2);
  expect(layoutOf(face).lines).toHaveLength(face.paths.length);
});
