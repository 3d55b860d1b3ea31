import * as fc from 'fast-check';

import { boundsOf, edgeMid, hexCentre, hexUnder, polar, SIDE, WIDTH } from '@/components/board/geometry';
import { fitted, toBoard } from '@/components/board/gesture/camera';
import { arrival, betweenEdges, fromEdge, lengthOf, pointAt } from '@/components/board/track';
import { EDGES, neighbour } from '@/engine/hex/hex';
import { MAP } from '@/engine/titles/1830/data/map';

const hexes = Object.keys(MAP);
const has = (hex: string) => hex in MAP;

test('neighbours share the middle of their edge', () => {
  for (const edge of EDGES) {
    const [a, b] = [hexCentre('E11'), hexCentre(neighbour('E11', edge))];
    expect((b.x - a.x) / 2).toBeCloseTo(edgeMid(edge).x);
    expect((b.y - a.y) / 2).toBeCloseTo(edgeMid(edge).y);
  }
});

test('the sharp curve turns 120°, the gentle one 60°, the straight none', () => {
  const degrees = (a: number, b: number) => Math.round((Math.abs(betweenEdges(a, b).turn) * 180) / Math.PI);
  expect(degrees(0, 1)).toBe(120);
  expect(degrees(0, 2)).toBe(60);
  expect(degrees(0, 3)).toBe(0);
  expect(lengthOf(betweenEdges(0, 1))).toBeCloseTo(((2 * Math.PI) / 3) * (SIDE / 2));
  expect(lengthOf(betweenEdges(0, 2))).toBeCloseTo((Math.PI / 3) * 1.5 * SIDE);
  expect(lengthOf(betweenEdges(0, 3))).toBeCloseTo(WIDTH);
});

test('a line to a stop ends at the stop, and a straight one keeps its direction', () => {
  const stop = { x: 7, y: -12 };
  const line = fromEdge(4, stop);
  expect(pointAt(line, 1).x).toBeCloseTo(stop.x);
  expect(pointAt(line, 1).y).toBeCloseTo(stop.y);
  expect(arrival(betweenEdges(1, 4))).toBeCloseTo(0);
});

test('every place on a hex is hit as that hex, at any zoom and position', () => {
  const bounds = boundsOf(hexes);
  fc.assert(
    fc.property(
      fc.constantFrom(...hexes),
      fc.double({ min: 0, max: 0.98, noNaN: true }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 0.1, max: 2, noNaN: true }),
      fc.integer({ min: -3000, max: 3000 }),
      fc.integer({ min: -3000, max: 3000 }),
      (hex, away, angle, scale, x, y) => {
        const centre = hexCentre(hex);
        const inside = polar(angle, (away * WIDTH) / 2);
        const seen = {
          x: x + scale * (centre.x + inside.x - bounds.x),
          y: y + scale * (centre.y + inside.y - bounds.y),
        };
        const at = toBoard({ x, y, scale }, seen.x, seen.y);
        expect(hexUnder({ x: at.x + bounds.x, y: at.y + bounds.y }, has)).toBe(hex);
      },
    ),
    { numRuns: 2000 },
  );
});

test('beside the map nothing is hit', () => {
  const bounds = boundsOf(hexes);
  expect(hexUnder({ x: bounds.x, y: bounds.y }, has)).toBeNull();
  expect(hexUnder(hexCentre('C1'), has)).toBeNull();
});

test('the fit shows the whole board in what the insets leave', () => {
  const board = boundsOf(hexes);
  const camera = fitted(board, { width: 390, height: 600 }, { top: 0, right: 0, bottom: 200, left: 0 });
  expect(camera.x).toBeGreaterThanOrEqual(0);
  expect(camera.x + board.width * camera.scale).toBeLessThanOrEqual(390.01);
  expect(camera.y + board.height * camera.scale).toBeLessThanOrEqual(400.01);
});
