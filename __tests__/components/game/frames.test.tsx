import { fireEvent, render, within } from '@testing-library/react-native';

import { ColumnFrame, WantedContext } from '@/components/game/PanelFrame';
import { followingLines } from '@/components/game/shell/SheetFrame';
import { linesHeight } from '@/components/panels/parts/Lines';
import { Text } from '@/components/ui/Text';

const sheet = (available: number) => ({
  height: 'normal' as const,
  onHeight: () => {},
  available,
  line: 60,
  onLine: () => {},
});

test('the smaller the screen, the fewer lines of what follows stand beside the choices', () => {
  expect([712, 608, 508, 436].map((room) => followingLines(sheet(room), true))).toEqual([6, 6, 4, 3]);
  expect([712, 608, 508].map((room) => followingLines(sheet(room), true, true))).toEqual([5, 2, 2]);
  expect(followingLines({ ...sheet(508), height: 'full' }, true)).toBe(6);
  expect(followingLines({ ...sheet(436), line: 96 }, false)).toBe(2);
});

test('of what is cut off half a line shows that there is more', () => {
  expect([2, 6].map(linesHeight)).toEqual([52, 136]);
});

test('a column tells how high it would be to show all it has, once it knows', () => {
  const tell = jest.fn();
  const api = render(
    <WantedContext.Provider value={tell}>
      <ColumnFrame header={<Text>Head</Text>} footer={<Text>Foot</Text>}>
        <Text testID="inside">Body</Text>
      </ColumnFrame>
    </WantedContext.Provider>,
  );
  const measured = (id: string, height: number) =>
    fireEvent(api.getByTestId(id), 'layout', { nativeEvent: { layout: { height } } });
  measured('panel-head', 50);
  measured('panel-foot', 70);
  expect(tell).not.toHaveBeenCalled();
  fireEvent(within(api.getByTestId('body')).getByTestId('inside').parent!.parent!, 'layout', {
    nativeEvent: { layout: { height: 300 } },
  });
  expect(tell).toHaveBeenLastCalledWith(420);
});
