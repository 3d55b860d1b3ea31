// What the engine's code is warmed up with before it is timed: 20 positions on boards that are in no collection.
import { stressPosition, type Position } from './route-positions';

const SETS = ['DD', '54', 'D', '56', '443', '32', '6D', '5', 'DDD', '4'];

/** Part of the board's track and a few stations of two companies, as in the middle of a game. */
function thinned(position: Position, turn: number): Position {
  const { board } = position;
  const share = 6 + (turn % 4);
  const tiles = Object.fromEntries(
    Object.entries(board.tiles).filter((_, i) => (i * 7 + turn * 2 + 1) % 10 < share),
  );
  const stations = board.tokens['X'] ?? [];
  const every = (rest: number): string[] => stations.filter((_, i) => i % 6 === rest);
  return { ...position, board: { ...board, tiles, tokens: { X: every(0), Y: every(3) } } };
}

/** Full boards and thin ones in turn, because the finder goes two ways and both must be warm. */
export function warmUps(): Position[] {
  return Array.from({ length: 20 }, (_, i) => {
    const turn = i >> 1;
    const full = i % 2 === 0;
    const trains = [...(SETS[turn % SETS.length] ?? '')];
    const position = stressPosition(9_000 + i, trains, !full || turn % 2 === 1, i % 4 !== 3);
    return full ? position : thinned(position, turn);
  });
}
