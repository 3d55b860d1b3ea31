import { fireEvent, render } from '@testing-library/react-native';

import { captionsByCell, withLedges } from '@/components/market/grid';
import { MarketGrid } from '@/components/market/MarketGrid';
import { intoSight, spanOf } from '@/components/market/sight';
import { CAPTION_FOOT, CAPTION_LINE, CELL_HEIGHT, stackPlaces } from '@/components/market/stack';
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
  ).toEqual({ '1,1': ['keeps', 'sells 1'] });
});

test.each([1, 2, 3, 4, 6, 8])('%i tokens stay inside a box of a phone, and above its caption', (count) => {
  for (const lines of [0, 1, 2]) {
    // A lit box has a border of 2.5, inside of which places count.
    const height = lines === 0 ? CELL_HEIGHT : CELL_HEIGHT - lines * CAPTION_LINE - CAPTION_FOOT - 2.5;
    const { size, places } = stackPlaces(count, 44, lines);
    expect(places).toHaveLength(count);
    for (const { left, top } of places) {
      expect(left + size).toBeLessThanOrEqual(44);
      expect(top + size).toBeLessThanOrEqual(height);
    }
  }
});

test('a chosen company and its boxes come into sight, with no more scrolling than that takes', () => {
  const own = { from: 512, to: 576 };
  const all = { from: 448, to: 640 };
  expect(spanOf(['8,2', '7,2', '9,1'])).toEqual(all);
  expect(intoSight(0, 300, all, own)).toBe(340);
  expect(intoSight(400, 300, all, own)).toBe(400);
  expect(intoSight(600, 300, all, own)).toBe(448);
  // Where they would go is seen as far as there is room; the company always.
  expect(intoSight(0, 150, all, own)).toBe(448);
  expect(intoSight(0, 100, all, own)).toBe(476);
});
