import { act, fireEvent, render } from '@testing-library/react-native';
import { useEffect } from 'react';
import { AccessibilityInfo } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { BoardView } from '@/components/board/BoardView';
import { boundsOf, hexCentre } from '@/components/board/geometry';
import { layoutOf } from '@/components/board/layout';
import { useBoardCamera, type BoardCamera } from '@/components/board/gesture/useBoardCamera';
import { skin } from '@/components/titles/1830/skin';
import { faceOf } from '@/engine/rail/board';

import { empty, map } from '../gallery/sheets';

const words = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole board' };
// The screen's camera, for looking where a hex is.
const shown: { camera: BoardCamera | null } = { camera: null };

interface ScreenProps {
  onHexPress: (hex: string, stop: number | null) => void;
  lit?: ReadonlySet<string>;
  buttons?: ReadonlyMap<string, string>;
}

function Screen({ onHexPress, lit, buttons }: ScreenProps) {
  const camera = useBoardCamera();
  useEffect(() => {
    shown.camera = camera;
  }, [camera]);
  return (
    <BoardView
      map={map}
      board={empty}
      skin={skin}
      label="1830"
      camera={camera}
      lit={lit}
      buttons={buttons}
      onHexPress={onHexPress}
      zoomWords={words}
    />
  );
}

function where(hex: string): { x: number; y: number } {
  const bounds = boundsOf(Object.keys(map.hexes));
  const { x, y, scale } = shown.camera?.hand.get().camera ?? { x: 0, y: 0, scale: 1 };
  const centre = hexCentre(hex);
  return { x: x + (centre.x - bounds.x) * scale, y: y + (centre.y - bounds.y) * scale };
}

async function tap(hex: string, stop?: number): Promise<void> {
  const centre = where(hex);
  const { scale } = shown.camera?.hand.get().camera ?? { scale: 1 };
  const place = stop === undefined ? undefined : layoutOf(faceOf(map, empty, hex)).stops[stop]?.at;
  const at = { x: centre.x + (place?.x ?? 0) * scale, y: centre.y + (place?.y ?? 0) * scale };
  fireGestureHandler(getByGestureTestId('board-tap'), [
    { state: State.BEGAN, ...at },
    { state: State.ACTIVE, ...at },
    { state: State.END, ...at },
  ]);
  // The tap crosses from the gesture's thread to React's.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

const layout = (width: number, height: number) => ({
  nativeEvent: { layout: { x: 0, y: 0, width, height } },
});

test('a tap names the hex under it, at the fit and zoomed', async () => {
  const pressed: string[] = [];
  const lit = new Set(['E19', 'H12']);
  const api = render(<Screen onHexPress={(hex) => pressed.push(hex)} lit={lit} />);
  fireEvent(api.getByTestId('board'), 'layout', layout(390, 600));
  await tap('E19');
  fireEvent.press(api.getByLabelText('Zoom in'));
  fireEvent.press(api.getByLabelText('Zoom in'));
  await tap('H12');
  expect(pressed).toEqual(['E19', 'H12']);
});

test('a tap names the city it is nearest to where the hex has two, and none where it is between them', async () => {
  const pressed: unknown[] = [];
  const lit = new Set(['G19', 'E19']);
  const api = render(<Screen onHexPress={(...tapped) => pressed.push(tapped)} lit={lit} />);
  fireEvent(api.getByTestId('board'), 'layout', layout(390, 600));
  await tap('G19', 0);
  await tap('G19', 1);
  await tap('G19');
  await tap('E19', 0);
  expect(pressed).toEqual([
    ['G19', 0],
    ['G19', 1],
    ['G19', null],
    ['E19', null],
  ]);
});

test('two quick taps beside the lit hexes zoom in', async () => {
  const pressed: string[] = [];
  const api = render(<Screen onHexPress={(hex) => pressed.push(hex)} />);
  fireEvent(api.getByTestId('board'), 'layout', layout(390, 600));
  const before = shown.camera?.hand.get().camera.scale ?? 0;
  await tap('E19');
  await tap('E19');
  expect(pressed).toEqual(['E19']);
  expect(shown.camera?.hand.get().camera.scale).toBeGreaterThan(before);
});

test('the fit follows the window until the player moves the board', () => {
  const api = render(<Screen onHexPress={() => {}} />);
  fireEvent(api.getByTestId('board'), 'layout', layout(390, 600));
  const small = shown.camera?.hand.get().camera.scale ?? 0;
  fireEvent(api.getByTestId('board'), 'layout', layout(1200, 900));
  const large = shown.camera?.hand.get().camera.scale ?? 0;
  expect(large).toBeGreaterThan(small);
  fireEvent.press(api.getByLabelText('Zoom out'));
  const chosen = shown.camera?.hand.get().camera.scale;
  fireEvent(api.getByTestId('board'), 'layout', layout(390, 600));
  expect(shown.camera?.hand.get().camera.scale).toBe(chosen);
  fireEvent.press(api.getByLabelText('Whole board'));
  expect(shown.camera?.hand.get().camera.scale).toBeCloseTo(small);
});

test('a screen reader finds buttons on the hexes that can be pressed', async () => {
  jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true);
  const pressed: string[] = [];
  const buttons = new Map([['G19', 'New York (G19)']]);
  const api = render(<Screen onHexPress={(hex, stop) => pressed.push(`${hex} ${stop}`)} buttons={buttons} />);
  fireEvent.press(await api.findByRole('button', { name: 'New York (G19)' }));
  // A button stands for the whole hex: presses go through its cities.
  expect(pressed).toEqual(['G19 null']);
});
