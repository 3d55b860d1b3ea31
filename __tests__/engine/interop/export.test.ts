import { playGame, tableOf } from '@/engine/bots/play';
import type { Setup } from '@/engine/core/game';
import { exportGame } from '@/engine/interop/export';
import { expressibleGame } from '@/engine/interop/expressible';
import { importGame } from '@/engine/interop/import';
import type { RailState } from '@/engine/rail/state';
import { recordedGame, recordings } from './recordings';

/** What both sides must agree on: everything but how the game was set up. */
function position({ setup: _setup, random: _random, board, ...rest }: RailState): unknown {
  return { ...rest, tiles: board.tiles, tokens: board.tokens };
}

function readBack(file: unknown): RailState | string {
  let last: RailState | null = null;
  const read = importGame(JSON.parse(JSON.stringify(file)), (r) => (last = r.s));
  return read.ok ? (last ?? 'empty') : JSON.stringify(read.refusal);
}

const tables = Array.from({ length: 10 }, (_, i): [number, number] => [i + 101, 2 + (i % 5)]);

describe('games written for 18xx.games', () => {
  it.each(tables)('seed %i with %i players reads back to the same position', (seed, players) => {
    const options = { preset: 'as18xxGames', seating: 'entered', thirdSix: seed % 3 === 0 };
    const table = tableOf('1830', 1, players, seed, options);
    const setup: Setup = { ...table, seats: table.seats.map((seat, i) => ({ ...seat, id: String(i + 1) })) };
    const told = expressibleGame();
    const { state, stuck } = playGame(told.game, setup, 'mixed');
    expect(stuck).toBe(false);
    const back = readBack(told.writer()?.file());
    expect(typeof back === 'string' ? back : position(back)).toEqual(position(state));
  });

  it('says which action cannot be told there', () => {
    const setup = tableOf('1830', 1, 3, 5, { preset: 'as18xxGames' });
    const refused = exportGame(setup, [{ seat: 'p1', type: 'accept' }]);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'cannotTranslate', args: { id: 1, type: 'accept' } },
    });
  });

  const names = recordings('.states.jsonl.gz').filter((name) => name.startsWith('real-'));
  if (names.length === 0) return;
  it.each(names)('%s of ../shared, written again, reads back to the same position', (name) => {
    let last: RailState | null = null;
    const read = importGame(recordedGame(name), (r) => (last = r.s));
    if (!read.ok || !last) throw new Error('not read');
    const written = exportGame(
      read.value.setup,
      read.value.steps.flatMap((step) => step.actions),
    );
    const back = written.ok ? readBack(written.value) : JSON.stringify(written.refusal);
    expect(typeof back === 'string' ? back : position(back)).toEqual(position(last));
  });
});
