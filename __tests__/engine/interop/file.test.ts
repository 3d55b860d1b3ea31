import { importGame } from '@/engine/interop/import';

const seats = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Ben' },
];
const file = (actions: unknown[], more: object = {}): unknown => ({
  title: '1830',
  players: seats,
  actions,
  ...more,
});
const codeOf = (raw: unknown): unknown => {
  const read = importGame(raw);
  return read.ok ? 'ok' : read.refusal.code;
};

describe('files that cannot be read are refused with a reason', () => {
  it.each([
    ['nothing', null, 'notAGameFile'],
    ['a list', [], 'notAGameFile'],
    ['another thing', { hello: 'world' }, 'notAGameFile'],
    ['actions that are no list', { title: '1830', players: seats, actions: 5 }, 'notAGameFile'],
    ['another title', file([], { title: '1846' }), 'titleNotKnown'],
    ['players without ids', { title: '1830', players: [{}], actions: [] }, 'playersUnreadable'],
    ['one player', { title: '1830', players: [seats[0]], actions: [] }, 'playerCount'],
    ['the same player twice', { title: '1830', players: [seats[0], seats[0]], actions: [] }, 'seatTwice'],
    [
      'an optional rule nobody knows',
      file([], { settings: { optional_rules: ['flying'] } }),
      'optionalRuleNotKnown',
    ],
    ['an action that is no record', file([7]), 'actionUnreadable'],
    [
      'an action nobody knows',
      file([{ type: 'fly', entity: 1, entity_type: 'player', id: 1 }]),
      'fileAction',
    ],
    [
      'an illegal action',
      file([{ type: 'bid', entity: 2, entity_type: 'player', company: 'SV', price: 20 }]),
      'fileAction',
    ],
    [
      'a price that is no number',
      file([{ type: 'bid', entity: 1, entity_type: 'player', company: 'SV', price: 'x' }]),
      'fileAction',
    ],
    ['__proto__', file([JSON.parse('{"type":"bid","__proto__":{"entity":1}}')]), 'fileAction'],
  ])('%s', (_name, raw, code) => expect(codeOf(raw)).toBe(code));

  it('names the number of the action and the reason', () => {
    const read = importGame(
      file([{ type: 'bid', entity: 2, entity_type: 'player', company: 'SV', price: 20, id: 9 }]),
    );
    expect(read).toMatchObject({
      ok: false,
      refusal: { args: { id: 9, place: 1, type: 'bid', reason: 'notYourTurn', seat: 'Ben' } },
    });
  });

  it('names the place of an action whose number is another one', () => {
    const pass = { type: 'pass', entity: 1, entity_type: 'player', id: 40 };
    expect(importGame(file([pass, { ...pass, type: 'fly', entity: 2, id: 5 }]))).toMatchObject({
      ok: false,
      refusal: { code: 'fileAction', args: { id: 5, place: 2, type: 'fly', reason: 'cannotTranslate' } },
    });
  });

  it('takes names that are too long, empty or the same', () => {
    const players = ['x'.repeat(500), 'x'.repeat(500), ''].map((name, i) => ({ id: i + 1, name }));
    expect(codeOf({ title: '1830', players, actions: [] })).toBe('ok');
  });
});
