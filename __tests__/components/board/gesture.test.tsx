import * as fc from 'fast-check';

import { fitted, toBoard, type Camera } from '@/components/board/gesture/camera';
import {
  idleHand,
  nextHand,
  wheelFactor,
  type Hand,
  type HandEvent,
} from '@/components/board/gesture/machine';
import { tapMeaning, type Tap } from '@/components/board/gesture/taps';

const board = { width: 1200, height: 1000 };
const view = { width: 400, height: 700 };
const start: Camera = { x: -200, y: -100, scale: 0.8 };

const play = (events: readonly HandEvent[], camera = start): Hand =>
  events.reduce((hand, event) => nextHand(hand, event, board, view), idleHand(camera));

test('a drag moves the board with the finger', () => {
  const { camera, mode } = play([{ type: 'dragStart' }, { type: 'drag', dx: 30, dy: -20 }]);
  expect(mode).toBe('dragging');
  expect(camera).toEqual({ x: -170, y: -120, scale: 0.8 });
});

test('a pinch keeps the board under the fingers', () => {
  const before = toBoard(start, 150, 300);
  const { camera } = play([
    { type: 'pinchStart', x: 150, y: 300 },
    { type: 'pinch', x: 170, y: 290, scale: 1.5 },
  ]);
  const after = toBoard(camera, 170, 290);
  expect(camera.scale).toBeCloseTo(1.2);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a drag during a pinch does not move the board twice', () => {
  const pinched = play([
    { type: 'dragStart' },
    { type: 'pinchStart', x: 100, y: 100 },
    { type: 'pinch', x: 110, y: 100, scale: 1 },
  ]);
  const dragged = nextHand(pinched, { type: 'drag', dx: 10, dy: 0 }, board, view);
  expect(dragged.camera).toEqual(pinched.camera);
});

test('the finger that stays after a pinch drags on without a jump', () => {
  const pinched = play([
    { type: 'dragStart' },
    { type: 'drag', dx: 5, dy: 5 },
    { type: 'pinchStart', x: 100, y: 100 },
    { type: 'pinch', x: 100, y: 100, scale: 1.2 },
    { type: 'pinchEnd' },
  ]);
  const first = nextHand(pinched, { type: 'drag', dx: 80, dy: 40 }, board, view);
  expect(first.camera).toEqual(pinched.camera);
  const second = nextHand(first, { type: 'drag', dx: 90, dy: 40 }, board, view);
  expect(second.camera.x).toBeCloseTo(pinched.camera.x + 10);
});

test('the wheel zooms about the cursor', () => {
  const before = toBoard(start, 333, 111);
  const { camera } = play([{ type: 'zoom', x: 333, y: 111, by: wheelFactor(-100, 0, false) }]);
  expect(camera.scale).toBeGreaterThan(start.scale);
  expect(toBoard(camera, 333, 111).x).toBeCloseTo(before.x);
  expect(toBoard(camera, 333, 111).y).toBeCloseTo(before.y);
});

const number = fc.double({ min: -5000, max: 5000, noNaN: true });
const anyEvent: fc.Arbitrary<HandEvent> = fc.oneof(
  fc.constantFrom<HandEvent>({ type: 'dragStart' }, { type: 'dragEnd' }, { type: 'pinchEnd' }),
  fc.record({ type: fc.constant('drag' as const), dx: number, dy: number }),
  fc.record({ type: fc.constant('pinchStart' as const), x: number, y: number }),
  fc.record({
    type: fc.constant('pinch' as const),
    x: number,
    y: number,
    scale: fc.double({ min: 0.01, max: 100, noNaN: true }),
  }),
  fc.record({
    type: fc.constant('zoom' as const),
    x: number,
    y: number,
    by: fc.double({ min: 0.01, max: 100, noNaN: true }),
  }),
  fc.record({ type: fc.constant('shift' as const), dx: number, dy: number }),
);

test('whatever the fingers do, the board stays in sight and the zoom in its range', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const { camera } = play(events, fitted(board, view));
      expect(camera.scale).toBeGreaterThan(0);
      expect(camera.scale).toBeLessThanOrEqual(2);
      expect(camera.x).toBeLessThanOrEqual(view.width / 2 + 0.01);
      expect(camera.x + board.width * camera.scale).toBeGreaterThanOrEqual(view.width / 2 - 0.01);
      expect(camera.y + board.height * camera.scale).toBeGreaterThanOrEqual(view.height / 2 - 0.01);
    }),
  );
});

const tap = (time: number, answered = false, x = 10): Tap => ({ x, y: 10, time, answered });

test('two quick taps zoom, slow or distant ones do not', () => {
  expect(tapMeaning(null, tap(0))).toBe('press');
  expect(tapMeaning(tap(0), tap(200))).toBe('zoom');
  expect(tapMeaning(tap(0), tap(900))).toBe('press');
  expect(tapMeaning(tap(0), tap(200, false, 90))).toBe('press');
});

test('a second tap on a hex that answers is a tap again', () => {
  expect(tapMeaning(tap(0, true), tap(150, true))).toBe('press');
  expect(tapMeaning(tap(0, true), tap(150))).toBe('press');
});
