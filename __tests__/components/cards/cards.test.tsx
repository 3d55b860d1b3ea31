import { fireEvent, render } from '@testing-library/react-native';

import { TileSupply } from '@/components/cards/TileSupply';
import { TILE_COUNTS, UPGRADES } from '@/engine/titles/1830/data/tiles';

import { map } from '../gallery/sheets';

test('the supply draws every tile of the title with its count; the chosen one shows its upgrades', () => {
  const select = jest.fn();
  const stock = Object.entries(TILE_COUNTS).map(([tile, count]) => ({
    tile,
    count,
    upgrades: UPGRADES[tile],
  }));
  const api = render(
    <TileSupply
      map={map}
      stock={stock}
      tileLabel={({ tile, count }) => `Tile ${tile}, ${count} left`}
      upgradesLabel="May become"
      selected="57"
      onSelect={select}
    />,
  );
  expect(api.getAllByRole('button')).toHaveLength(stock.length);
  expect(api.getByText('May become')).toBeTruthy();
  expect(api.getAllByTestId('picture-14')).toHaveLength(2);
  fireEvent.press(api.getByRole('button', { name: 'Tile 8, 8 left' }));
  expect(select).toHaveBeenCalledWith('8');
});
