import { whyNames } from '@/engine/core/names';
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

  /** What the rules said of the one action of a file. */
  const reasonOf = (action: object): unknown => {
    const read = importGame(file([{ id: 1, ...action }]));
    return read.ok ? 'ok' : read.refusal.args;
  };

  it.each([
    ['a company before it has a president', { type: 'lay_tile', hex: 'E19', tile: '57-0', rotation: 0 }],
    ['a company that passes', { type: 'pass' }],
  ])('%s has no turn', (_name, action) =>
    expect(reasonOf({ entity: 'PRR', entity_type: 'corporation', ...action })).toMatchObject({
      reason: 'notNow',
    }),
  );

  it('a private company nobody owns has no turn, and what is no company is none', () => {
    const tile = { type: 'lay_tile', hex: 'F16', tile: '57-0', rotation: 0 };
    expect(reasonOf({ entity: 'DH', entity_type: 'company', ...tile })).toMatchObject({ reason: 'notNow' });
    expect(reasonOf({ entity: 'XX', entity_type: 'company', ...tile })).toMatchObject({
      reason: 'noSuchPrivate',
      private: 'XX',
    });
    expect(reasonOf({ entity: 'XX', entity_type: 'corporation', ...tile })).toMatchObject({
      reason: 'noSuchCompany',
      corp: 'XX',
    });
    expect(reasonOf({ entity: 7, entity_type: 'player', type: 'pass' })).toMatchObject({
      reason: 'noSuchSeat',
      seat: '7',
    });
  });

  it.each([
    ['company', { type: 'bid', price: 20 }],
    ['company', { type: 'bid', company: '', price: 20 }],
    ['price', { type: 'bid', company: 'SV' }],
    ['price', { type: 'bid', company: 'SV', price: '20' }],
    ['share_price', { type: 'par', corporation: 'PRR' }],
    ['shares', { type: 'buy_shares', percent: 10 }],
    ['city', { type: 'place_token', slot: 0 }],
    ['tile', { type: 'lay_tile', hex: 'E19', rotation: 0 }],
    ['kind', { type: 'dividend' }],
  ])('the field %s is missing in %j', (field, action) =>
    expect(reasonOf({ entity: 1, entity_type: 'player', ...action })).toMatchObject({
      reason: 'fieldMissing',
      field,
    }),
  );
});

describe('names of players', () => {
  const namesOf = (...names: unknown[]): unknown => {
    const players = names.map((name, i) => ({ id: i + 1, name }));
    const read = importGame({ title: '1830', players, actions: [] }, undefined, (n) => `Person ${n}`);
    return read.ok ? read.value.setup.seats.map((seat) => seat.name) : read.refusal.code;
  };

  it('that are the same or look so are told apart', () => {
    expect(namesOf('Ben', 'ben', 'BEN', 'Anna')).toEqual(['Ben', 'ben (2)', 'BEN (3)', 'Anna']);
    expect(namesOf('Ben (2)', 'Ben', 'Ben')).toEqual(['Ben (2)', 'Ben', 'Ben (3)']);
  });

  it('that are too long are seen to be cut, and still told apart', () => {
    const x = 'x'.repeat(500);
    expect(namesOf(x, x, 'y'.repeat(24))).toEqual([
      `${'x'.repeat(23)}…`,
      `${'x'.repeat(19)}… (2)`,
      'y'.repeat(24),
    ]);
  });

  it.each([
    ['a fox of two units', `${'x'.repeat(22)}🦊y`, `${'x'.repeat(22)}…`],
    ['a letter with its accents', `${'x'.repeat(21)}e\u0301\u0302y`, `${'x'.repeat(21)}…`],
    ['a firefighter', `${'x'.repeat(20)}👩\u200d🚒y`, `${'x'.repeat(20)}…`],
    ['a hand of a colour', `${'x'.repeat(21)}👋🏽y`, `${'x'.repeat(21)}…`],
    ['a flag after a flag', `${'x'.repeat(17)}🇩🇪🇫🇷y`, `${'x'.repeat(17)}🇩🇪…`],
    ['a space', `${'x'.repeat(22)} yyy`, `${'x'.repeat(22)}…`],
    ['one letter of many accents', `e${'\u0301'.repeat(40)}`, `e${'\u0301'.repeat(22)}…`],
  ])('are not cut within %s', (_name, name, short) => expect(namesOf(name, 'Ben')).toEqual([short, 'Ben']));

  it('that cannot be seen, or are none, are the caller’s to find, in its language', () => {
    expect(namesOf('', '\u3164', '\u0301', null)).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4']);
    expect(namesOf('Person 2', undefined)).toEqual(['Person 2', 'Person 2 (2)']);
    const players = [{ id: 1 }, { id: 2, name: 'Ben' }];
    const read = importGame({ title: '1830', players, actions: [] });
    expect(read.ok && read.value.setup.seats.map((seat) => seat.name)).toEqual(['1', 'Ben']);
  });

  it('with half a character lose that half', () => {
    expect(namesOf('Ben\ud83d', '\udc00Anna')).toEqual(['Ben', 'Anna']);
  });

  it('are such as a new game takes', () => {
    const names = namesOf('Ben\ud83d', 'ben', '\u0301', '\u202eneB', 'x'.repeat(99));
    expect(Array.isArray(names) && whyNames(names.map((name, i) => ({ id: `${i}`, name })))).toBeNull();
  });
});
