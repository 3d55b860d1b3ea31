import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { skin } from '@/components/titles/1830/skin';
import { de } from '@/components/words/de';
import { en } from '@/components/words/en';
import { isolated } from '@/components/words/isolated';
import { lastPlayed } from '@/components/words/lastPlayed';
import { narrate } from '@/components/words/narrate';
import { refusalText, ruleText } from '@/components/words/refusals';
import { listOf, sayFor } from '@/components/words/say';
import { playGame, tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import { OPTIONS } from '@/engine/titles/1830/options';
import { openHistory } from '@/store/history';

const root = join(__dirname, '..', '..', '..');
const setup = {
  ...tableOf('1830', game1830.rules, 3, 1, { seating: 'entered' }),
  seats: ['Anna', 'Ben', 'Carl'].map((name, i) => ({ id: `p${i + 1}`, name })),
};
const says = { en: sayFor('en', skin, setup), de: sayFor('de', skin, setup) };
const languages = [
  ['en', en, says.en],
  ['de', de, says.de],
] as const;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? sources(path) : path.endsWith('.ts') ? [path] : [];
  });
}

/** Every code a refusal is made with, and the arguments each place gives. */
function refusalsInCode(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const path of ['engine', 'net', 'store', 'components'].flatMap(sources)) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const call of text.matchAll(/\brefuse\(([\s\S]{0,400}?)\);|\brefuse\(([^;]{0,300})/g)) {
      const inside = call[1] ?? call[2] ?? '';
      const codes = [
        ...(inside.split(/,\s*(?:''|'[A-Z]|rule|ROUTES|def\.rule)/)[0] ?? '').matchAll(/'(\w+)'/g),
      ];
      const args = /\{([\s\S]*)\}/.exec(inside)?.[1] ?? '';
      const names = [...args.matchAll(/(?:^|,)\s*(\w+)(?=\s*[:,]|\s*$)/g)].map((m) => m[1] ?? '');
      for (const [, code = ''] of codes) found.set(code, [...(found.get(code) ?? []), names]);
    }
  }
  return found;
}

test.each(languages)('%s has words for every refusal, and they use its arguments', (_, words, say) => {
  const known: Readonly<Record<string, unknown>> = words.refusals;
  const found = refusalsInCode();
  expect(found.size).toBeGreaterThan(100);
  expect([...found.keys()].filter((code) => !Object.hasOwn(known, code))).toEqual([]);
  for (const [code, places] of found) {
    for (const names of places) {
      const args = Object.fromEntries(names.map((name, i) => [name, 1000 + i]));
      const text = refusalText({ code, rule: '', args }, words, say);
      expect(`${code}: ${text}`).not.toMatch(/undefined|NaN|\[object/);
      expect(text).toMatch(/[.…]$/);
    }
  }
});

test('a refusal says what, why and where in the rules', () => {
  const refusal = game1830.why(game1830.start(setup), { seat: 'p1', type: 'bid', private: 'CA', price: 161 });
  expect(refusal && refusalText(refusal, en, says.en)).toBe('The next bid is at least $165 (1.2.1).');
  expect(refusal && refusalText(refusal, de, says.de)).toBe(
    'Das nächste Gebot beträgt mindestens $165 (1.2.1).',
  );
  expect(ruleText('EN2018 6.2.1(2)', en)).toBe('6.2.1, 2');
  expect(ruleText('EN2018 p. 27', de)).toBe('S.\u00a027');
  expect(ruleText('DE2011 V-6.4', en)).toBe('DE 2011 V-6.4');
});

test.each(languages)('%s: nobody is called you', (_, words) => {
  const text = JSON.stringify(words, (_key, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  );
  expect(text).not.toMatch(/\byou(r|rs)?\b|\b(du|dein\w*|euch|euer\w*)\b/i);
});

test.each(languages)('%s has a sentence for every option and choice', (_, words) => {
  for (const option of OPTIONS) {
    const said = words.options[option.id];
    expect(said?.sentence).toMatch(/\.$/);
    const choices = option.choices.filter((choice) => typeof choice === 'string');
    for (const choice of choices) expect(said?.choices[choice]?.sentence).toMatch(/\.$/);
  }
});

test('the log tells a purchase, a payment and a price with names', () => {
  const told = new Set<string>();
  const wanted = [
    /^Anna buys Schuylkill Valley for \$20\.$/,
    /^(Anna|Ben|Carl) bids \$[\d,]+ on /,
    /^(Anna|Ben|Carl) starts \w.* at a par value of \$\d+ and pays \$\d+ for the presidency\.$/,
    /^(Anna|Ben|Carl) buys an? \S+ share from the (initial offering|bank pool) for \$\d+\.$/,
    /^\S+ pays \$\d+: .*(Anna|Ben|Carl) \$\d+/,
    /^\S+ (rises|falls) from \$\d+ to \$\d+\.$/,
    /^\S+ floats with \$[\d,]+\.$/,
    /^\S+ buys a 2-train from the bank for \$80\.$/,
    /^Phase 3 begins\.$/,
    /^All 2-trains rust\.$/,
  ];
  const wrong: string[] = [];
  for (const seed of [1, 2]) {
    const game = { ...setup, seed };
    const { actions } = playGame(game1830, game, 'builder');
    const history = openHistory(game1830, game, actions);
    for (const [i, action] of actions.entries()) {
      const [before, after] = [history.at(i), history.at(i + 1)];
      for (const [, words, say] of languages) {
        for (const sentence of narrate(game1830, before, action, after, words, say)) {
          if (!/^\S.*\.$/.test(sentence) || /undefined|NaN|\bp[123]\b| {2}/.test(sentence))
            wrong.push(sentence);
          if (words === en) told.add(sentence);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  const all = [...told, 'Anna buys Schuylkill Valley for $20.'];
  expect(wanted.filter((form) => !all.some((sentence) => form.test(sentence))).map(String)).toEqual([]);
});

test('what a payment says adds up', () => {
  const { actions } = playGame(game1830, setup, 'builder');
  const history = openHistory(game1830, setup, actions);
  for (const [i, action] of actions.entries()) {
    if (action.type !== 'dividend' || !action.pay) continue;
    const [before, after] = [history.at(i), history.at(i + 1)];
    const [sentence = ''] = narrate(game1830, before, action, after, en, says.en);
    for (const seat of setup.seats) {
      const said = Number(new RegExp(`${seat.name} \\$(\\d+)`).exec(sentence)?.[1] ?? 0);
      const later = (after.cash[seat.id] ?? 0) - (before.cash[seat.id] ?? 0);
      expect(later).toBe(said);
    }
  }
});

test('lists, sums and days are written as the language writes them', () => {
  expect(listOf(['Anna', 'Ben', 'Carl'], 'en')).toBe('Anna, Ben and Carl');
  expect(listOf(['Anna', 'Ben'], 'de')).toBe('Anna und Ben');
  expect(listOf([], 'en')).toBe('');
  expect([says.en.money(1200), says.de.money(1200)]).toEqual(['$1,200', '$1.200']);
  expect([says.en.percent(20), says.de.percent(20)]).toEqual(['20%', '20\u00a0%']);
  expect([says.en.train('D'), says.de.train('3-2')]).toEqual(['diesel', '3er-Zug']);
  expect(says.en.hex('E19/0')).toBe('Albany (E19)');
  const noon = new Date(2026, 10, 18, 12, 5).getTime();
  expect(lastPlayed(noon - 3_600_000, noon, en)).toBe('today, 11:05');
  expect(lastPlayed(noon - 86_400_000, noon, de)).toBe('gestern, 12:05');
  expect(lastPlayed(new Date(2026, 2, 3, 9).getTime(), noon, de)).toBe('3. März 2026');
});

test.each([
  [
    'en',
    'Action 408 of the file (there with the id 512), laying a tile, cannot be followed. Export the game there again; if that does not help, it was played by rules this version does not know. The reason: No route of the company leads to Albany (E19) (6.2.1, 2).',
  ],
  [
    'de',
    'Aktion 408 der Datei (dort mit der Nummer 512), ein Plättchen, lässt sich nicht nachspielen. Das Spiel dort noch einmal ausgeben; hilft das nicht, folgt es Regeln, die diese Version nicht kennt. Der Grund: Keine Strecke der Gesellschaft führt nach Albany (E19) (6.2.1, 2).',
  ],
] as const)('an action of a file is refused with its place, its kind and the rule (%s)', (language, said) => {
  const args = { place: 408, id: 512, type: 'lay_tile', reason: 'notConnected', hex: 'E19' };
  const refusal = { code: 'fileAction', rule: 'EN2018 6.2.1(2)', args };
  expect(refusalText(refusal, { en, de }[language], says[language])).toBe(said);
});

test('a name written from the right keeps to itself; others stand as they are', () => {
  expect(isolated('Anna')).toBe('Anna');
  expect(isolated('שלום')).toBe('\u2068שלום\u2069');
});

test('several winners are several in German too', () => {
  expect(de.standing.won(['Anna'])).toBe('Anna hat gewonnen');
  expect(de.standing.won(['Anna', 'Ben'])).toBe('Anna und Ben haben gewonnen');
  expect(en.standing.won(['Anna', 'Ben', 'Carl'])).toBe('Anna, Ben and Carl won');
});
