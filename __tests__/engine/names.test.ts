import { nameKey, seenName, whyName, whyNames } from '@/engine/core/names';
import { game1830 } from '@/engine/index';
import { claimSeat, isNameTaken, type RosterSeat } from '@/net/seats';

const seats = (...names: string[]) => names.map((name, i) => ({ id: `p${i}`, name }));

describe('names that look the same are the same', () => {
  it.each([
    ['case', 'ben', 'Ben'],
    ['a character of no width', 'B\u200ben', 'Ben'],
    ['a composed letter', 'Be\u0301n', 'B\u00e9n'],
    ['a composed letter with a joiner in it', 'Be\u034f\u0301n', 'B\u00e9n'],
    ['spaces', ' Anna \u00a0 B', 'Anna B'],
    ['a soft hyphen', 'An\u00adna', 'Anna'],
    ['a tag', 'Ben\u{e0041}', 'Ben'],
    ['sharp s', 'Weiß', 'WEISS'],
  ])('%s', (_, a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
    expect(whyNames(seats(b, a))).toMatchObject({ code: 'namesAlike', args: { name: a, other: b } });
  });

  it('and others are not', () => {
    expect(whyNames(seats('Ben', 'Bén', 'Bên', 'Been', 'Бен', 'بن', 'ベン', '🦊', '🐻'))).toBeNull();
    expect(whyNames(seats('Ben', 'Ben'))?.code).toBe('nameTwice');
  });
});

it.each([
  ['', 'nameMissing'],
  [' \u00a0', 'nameMissing'],
  ['\u3164', 'nameUnseen'],
  ['\u200b', 'nameUnseen'],
  ['\u2800\u2800', 'nameUnseen'],
  ['\u0301', 'nameUnseen'],
  [' \u0301\u0302 \u20dd', 'nameUnseen'],
  ['\u093e\u200d', 'nameUnseen'],
  ['\u202eneB', 'nameControl'],
  ['Be\nn', 'nameControl'],
  ['Be\u0007n', 'nameControl'],
  ['\u2067Ben', 'nameControl'],
  ['Ben\ud83d', 'nameControl'],
  ['Ben', null],
  ['e\u0301', null],
  ['👩\u200d🚒', null],
  ['می\u200cخواهم', null],
])('the name %j: %s', (name, code) => expect(whyName(name)?.code ?? null).toBe(code));

it('what a recorded game calls its players is still its own business', () => {
  const setup = { title: '1830', rules: game1830.rules, options: {}, seed: 1 };
  expect(game1830.check({ ...setup, seats: seats('ben', 'Ben', '\u200b', '\u202eneB') })).toBeNull();
});

it('an imported name is one a line can hold', () => {
  expect(seenName(' \u202eneB\u0000 ')).toBe('neB');
  expect(seenName('\u3164')).toBe('');
  expect(seenName('Ben\ud83d')).toBe('Ben');
});

it('at a table nobody takes a name that looks like another seat’s, or one nobody can see', () => {
  const table: RosterSeat[] = [
    { id: 'p1', name: 'Ben', colour: '0', device: 'a' },
    { id: 'p2', name: 'Player 2', colour: '1', device: '' },
  ];
  expect(isNameTaken(table, 'p2', 'bEn')).toBe(true);
  expect(isNameTaken(table, 'p1', 'bEn')).toBe(false);
  for (const name of ['ben', 'B\u200ben', '\u3164'])
    expect(claimSeat(table, 'b', { seat: 'p2', name, colour: '1', hold: true })[1]?.name).toBe('Player 2');
});
