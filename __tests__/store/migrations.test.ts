import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { stateHash } from '@/engine/core/hash';
import { readLog } from '@/store/reading';
import { openSaves } from '@/store/saves';
import { SCHEMA } from '@/store/saves/migrations/steps';
import { seal, unseal } from '@/store/saves/record';

import { FakeDisk } from './fakeDisk';
import { gameId } from './recorded';

const folder = join(__dirname, '..', 'fixtures', 'saves');
const fixtures = readdirSync(folder);

test('there is a save of every schema so far', () => {
  expect(fixtures).toEqual(Array.from({ length: SCHEMA }, (_, i) => `schema-${i + 1}.json`));
});

test.each(fixtures)('%s opens whole, and its game is what it was', async (file) => {
  const cells: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const opened = await openSaves(new FakeDisk(Object.entries(cells)), () => 0).open(gameId(1));
  if (!opened.ok) throw new Error(opened.refusal.code);
  expect(opened.value.damage).toBeNull();
  expect(opened.value.table.entries).toHaveLength(71);
  const read = readLog(opened.value.table.entries, true);
  if (!read.ok) throw new Error(read.refusal.code);
  expect(read.value.readOnly).toBeNull();
  expect(stateHash(read.value.history.at(70))).toBe('273e2db3');
});

test('an old record is brought forward step by step; a schema that never was is bad', () => {
  const steps = { 1: (json: unknown) => ({ one: json }), 2: (json: unknown) => ({ two: json }) };
  expect(unseal(seal('x', 1), steps, 3)).toEqual({ is: 'good', json: { two: { one: 'x' } } });
  expect(unseal(seal('x', 2), steps, 3)).toEqual({ is: 'good', json: { two: 'x' } });
  expect(unseal(seal('x', 0), steps, 3)).toEqual({ is: 'bad' });
  expect(unseal(seal('x', 4), steps, 3)).toEqual({ is: 'newer', schema: 4, json: 'x' });
});
