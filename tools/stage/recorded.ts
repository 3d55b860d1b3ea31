// Recorded games as texts the app can import, whole or as far as wanted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Setup } from '../../engine/core/game';
import { game1830 } from '../../engine/index';
import type { RailAction } from '../../engine/rail/actions';
import { entryAfter, headOf, type Entry } from '../../net/entry';
import { exportText, setupEntry } from '../../store/gameFile';

export interface Recorded {
  readonly setup: Setup;
  readonly actions: readonly RailAction[];
}

const folder = join(__dirname, '..', '..', '__tests__', 'fixtures', 'games');
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix', 'Greta'];
const ID = '0'.repeat(31);

/** A game of __tests__/fixtures/games, its players with names. */
export function recordedGame(name: string): Recorded {
  const raw = JSON.parse(gunzipSync(readFileSync(join(folder, `${name}.json.gz`))).toString());
  const { setup, actions }: { setup: Setup; actions: unknown[] } = raw;
  const seats = setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? seat.name }));
  return {
    setup: { ...setup, seats },
    actions: actions.flatMap((action) => game1830.parse(action) ?? []),
  };
}

/** The text of an exported game: its first `count` actions. `n` tells games of one page apart. */
export function exportedGame({ setup, actions }: Recorded, count = actions.length, n = 1): string {
  const first = setupEntry(ID + n, setup, {});
  if (!first.ok) throw new Error(first.refusal.code);
  const log: Entry[] = [first.value];
  for (const action of actions.slice(0, count)) {
    const body = { kind: 'act' as const, seat: action.seat, cid: `local:${log.length + 1}`, action };
    const entry = entryAfter(headOf(log), 0, body);
    if (!entry) throw new Error(`no entry for action ${log.length}`);
    log.push(entry);
  }
  return exportText(log);
}
