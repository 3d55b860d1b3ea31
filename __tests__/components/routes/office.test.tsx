import { clerk, type Send } from '@/components/routes/clerk';
import { office, type Office } from '@/components/routes/office';
import { bestRoutes, rememberBest } from '@/engine/rail/routes/best';
import type { WorkAnswer, WorkMessage } from '@/engine/rail/routes/work';
import { stressPosition } from '@/tools/bench/route-positions';

const { map, board, company: corp, trains, rules } = stressPosition(11, ['3', '4'], true, false);
const question = { kind: 'best', map, board, corp, trains, rules } as const;
const best = bestRoutes(map, board, corp, trains, rules);

/** An office whose clerk's messages are listed, and the clerk passes its answers on as plain data. */
function observed(slice: number): { heard: WorkMessage[]; there: Office } {
  const heard: WorkMessage[] = [];
  const there = office((post): Send => {
    const send = clerk((answer) => post(JSON.parse(JSON.stringify(answer)) as WorkAnswer), slice);
    return (message) => {
      heard.push(message);
      send(message);
    };
  });
  return { heard, there };
}

test('each asker gets the answer to its own question, and a map is sent once', async () => {
  const { heard, there } = observed(8);
  const ask = (names: number): Promise<WorkAnswer> =>
    new Promise((done) => there.ask({ ...question, trains: trains.slice(0, names) }, done));
  const [one, both] = await Promise.all([ask(1), ask(2)]);
  expect(both).toMatchObject({ kind: 'best', set: best });
  expect(one).toMatchObject({ kind: 'best', set: bestRoutes(map, board, corp, trains.slice(0, 1), rules) });
  expect(heard.map(({ kind }) => kind)).toEqual(['map', 'best', 'best']);
});

test('a dropped question is cancelled and never answered', async () => {
  const { heard, there } = observed(0);
  const answered: string[] = [];
  const drop = there.ask(question, () => answered.push('dropped'));
  drop();
  await new Promise<void>((done) => {
    there.ask(question, () => {
      answered.push('kept');
      done();
    });
  });
  drop();
  expect(answered).toEqual(['kept']);
  expect(heard.filter(({ kind }) => kind === 'cancel')).toEqual([{ kind: 'cancel', id: 1 }]);
});

test('what another thread found is not searched again', () => {
  const fresh = { ...board };
  const found = { ...best };
  rememberBest(map, fresh, corp, trains, rules, found);
  expect(bestRoutes(map, fresh, corp, trains, rules)).toBe(found);
});

test('a question that throws does not keep the next one waiting', async () => {
  jest.useFakeTimers();
  const answers: WorkAnswer[] = [];
  const send = clerk((answer) => answers.push(answer), 8);
  send({ kind: 'map', name: 'm', map });
  const broken = { ...board, tiles: null } as unknown as typeof board;
  send({ ...question, map: 'm', id: 1, board: broken });
  send({ ...question, map: 'm', id: 2 });
  expect(() => jest.runOnlyPendingTimers()).toThrow();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(answers).toEqual([{ id: 2, kind: 'best', set: best }]);
});
