import { fireEvent, render } from '@testing-library/react-native';

import { CertificateCard } from '@/components/cards/CertificateCard';
import { PrivateCard } from '@/components/cards/PrivateCard';
import { TileSupply } from '@/components/cards/TileSupply';
import { TrainCard } from '@/components/cards/TrainCard';
import { skin } from '@/components/titles/1830/skin';
import { TILE_COUNTS, UPGRADES } from '@/engine/titles/1830/data/tiles';

import { map } from '../gallery/sheets';

test('a certificate says company, share, president and price', () => {
  const press = jest.fn();
  const corp = skin.corps['PRR'];
  if (!corp) throw new Error('no PRR');
  const api = render(
    <CertificateCard
      skin={corp}
      percent={20}
      president="President’s certificate"
      detail="$82"
      onPress={press}
    />,
  );
  fireEvent.press(
    api.getByRole('button', { name: 'Pennsylvania Railroad, 20%, President’s certificate, $82' }),
  );
  expect(press).toHaveBeenCalled();
});

test('a private company says its facts and its power', () => {
  const company = skin.privates['DH'];
  if (!company) throw new Error('no DH');
  const facts = [{ label: 'Face value', value: '$70' }];
  const api = render(
    <PrivateCard skin={company} facts={facts} power="May lay a tile on F16." onPress={() => {}} />,
  );
  expect(
    api.getByRole('button', { name: 'Delaware & Hudson, Face value $70, May lay a tile on F16.' }),
  ).toBeTruthy();
});

test('a train says what it rusts, and a disabled one cannot be pressed', () => {
  const api = render(
    <>
      <TrainCard type="4" label="4-train" price="$300" warning="rusts all 2-trains" onPress={() => {}} />
      <TrainCard type="D" label="Diesel" disabled onPress={() => {}} />
    </>,
  );
  expect(api.getByRole('button', { name: '4-train, $300, rusts all 2-trains' })).toBeTruthy();
  expect(api.queryByRole('button', { name: 'Diesel' })).toBeNull();
});

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
