import { fireEvent, render } from '@testing-library/react-native';

import { captionsByCell, withLedges } from '@/components/market/grid';
import { MarketGrid } from '@/components/market/MarketGrid';
import { stackPlaces } from '@/components/market/stack';
import { skin } from '@/components/titles/1830/skin';
import { MARKET } from '@/engine/titles/1830/data/market';

test('every box is drawn with its price, and the companies in operating order', () => {
  const press = jest.fn();
  const api = render(
    <MarketGrid
      rows={withLedges(MARKET)}
      stacks={{ '0,6': ['PRR', 'NYC'] }}
      skin={skin}
      label="Stock market"
      width={390}
      targets={[{ cell: '0,7', caption: 'pays' }]}
      cellLabel={(cell, corps, caption) => [cell.price, ...corps, caption].filter(Boolean).join(' ')}
      onCellPress={press}
    />,
  );
  const boxes = MARKET.flat().filter((cell) => cell !== null);
  expect(api.getAllByRole('button')).toHaveLength(boxes.length);
  expect(api.getByLabelText('100 PRR NYC')).toBeTruthy();
  fireEvent.press(api.getByLabelText('112 pays'));
  expect(press).toHaveBeenCalledWith('0,7');
  expect(api.getByTestId('token-PRR', { includeHiddenElements: true })).toBeTruthy();
});

test('ledges: down at the left end of a row, up at the right end, where there is a box', () => {
  const rows = withLedges(MARKET);
  expect(rows[0]?.[0]).toMatchObject({ leftEdge: true, rightEdge: false });
  expect(rows[0]?.[18]).toMatchObject({ rightEdge: false });
  expect(rows[1]?.[18]).toMatchObject({ rightEdge: true });
  expect(rows[10]?.[3]).toMatchObject({ leftEdge: false });
});

test('reasons that lead to one box are said together', () => {
  expect(
    captionsByCell([
      { cell: '1,1', caption: 'keeps' },
      { cell: '1,1', caption: 'sells 1' },
    ]),
  ).toEqual({ '1,1': 'keeps, sells 1' });
});

test.each([1, 2, 3, 4, 6, 8])('%i tokens stay inside a box of a phone, and above its caption', (count) => {
  for (const [low, height] of [
    [false, 64],
    [true, 50],
  ] as const) {
    const { size, places } = stackPlaces(count, 44, low);
    expect(places).toHaveLength(count);
    for (const { left, top } of places) {
      expect(left + size).toBeLessThanOrEqual(44);
      expect(top + size).toBeLessThanOrEqual(height);
    }
  }
});
