import { render } from '@testing-library/react-native';

import { MapBoard } from '@/components/board/MapBoard';
import { drawRoute } from '@/components/board/routes';
import { skin } from '@/components/titles/1830/skin';
import { layId, type Board } from '@/engine/rail/board';
import { TILES } from '@/engine/rail/data/tiles';

import { empty, later, map } from '../gallery/sheets';
import { markup } from '../markup';

test('the whole map draws, hex by hex', () => {
  const api = render(
    <MapBoard map={map} board={empty} skin={skin} label="1830" options={{ showCoordinates: true }} />,
  );
  for (const hex of Object.keys(map.hexes)) expect(api.getByTestId(`hex-${hex}`)).toBeTruthy();
  const text = markup(api);
  expect(text).not.toMatch(/NaN|Infinity/);
  for (const words of ['Altoona', '& Toronto', 'Maritime', '120', 'OO', 'NY', 'ERIE', 'DH']) {
    expect(text).toContain(`"${words}"`);
  }
  expect(api.getByLabelText('1830')).toBeTruthy();
});

test('every tile can lie on the map with everything shown', () => {
  const hexes = Object.keys(map.hexes);
  const tiles = Object.keys(TILES);
  for (const shift of [0, tiles.length - hexes.length]) {
    const laid = hexes.map((hex, i) => [hex, layId(tiles[i + shift] ?? '9', i % 6)] as const);
    const board: Board = {
      version: 1,
      tiles: Object.fromEntries(laid),
      tokens: { NYC: ['E19/0'], PRR: ['H12/0'] },
    };
    const options = { showTileNumbers: true, showCoordinates: true };
    const api = render(<MapBoard map={map} board={board} skin={skin} label="1830" options={options} />);
    expect(markup(api)).not.toMatch(/NaN|Infinity/);
    api.unmount();
  }
});

test('a lay draws one hex anew', () => {
  let drawn = 0;
  const options = {
    get showTileNumbers() {
      drawn++;
      return false;
    },
  };
  const board: Board = { version: 0, tiles: {}, tokens: {} };
  const api = render(<MapBoard map={map} board={board} skin={skin} label="1830" options={options} />);
  expect(drawn).toBe(Object.keys(map.hexes).length);
  const next: Board = { version: 1, tiles: { D18: '9/0' }, tokens: {} };
  api.rerender(<MapBoard map={map} board={next} skin={skin} label="1830" options={options} />);
  expect(drawn).toBe(Object.keys(map.hexes).length + 1);
  const lit = new Set(['D18', 'D20']);
  api.rerender(<MapBoard map={map} board={next} skin={skin} label="1830" options={options} lit={lit} />);
  expect(drawn).toBe(Object.keys(map.hexes).length + 1);
  expect(api.getByTestId('spotlight')).toBeTruthy();
});

test('previews of a tile and of a token are drawn', () => {
  const api = render(
    <MapBoard
      map={map}
      board={later}
      skin={skin}
      label="1830"
      lastChange="H14"
      tilePreview={{ hex: 'D20', tile: '9', rotation: 2 }}
      tokenPreview={{ corp: 'C&O', stop: 'H4/0' }}
    />,
  );
  expect(api.getByTestId('tile-preview')).toBeTruthy();
  expect(api.getByTestId('token-preview')).toBeTruthy();
});

test('a route follows the track and rings its stops', () => {
  const route = { train: '4', path: ['H12/0', 'H14', 'H16/0', 'I15/0'] };
  const { data, stops } = drawRoute(map, later, route);
  expect(stops.map((s) => s.id)).toEqual(['H12/0', 'H16/0', 'I15/0']);
  // One piece out of Altoona, one through H14, two at Lancaster, one into Baltimore.
  expect(data.match(/M/g)).toHaveLength(5);
  expect(data).not.toMatch(/NaN/);
});

test('a route that passes Altoona takes the bypass', () => {
  const board: Board = { version: 1, tiles: { H10: '57/1', H14: '9/1', H16: '57/1' }, tokens: {} };
  const { data, stops } = drawRoute(map, board, { train: '2', path: ['H10/0', 'H12', 'H14', 'H16/0'] });
  expect(stops).toHaveLength(2);
  expect(data.match(/M/g)).toHaveLength(4);
});
