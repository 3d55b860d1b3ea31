// A game of our own in a file: setup and log, as the app exports it.
import type { Setup } from '../../engine/core/game';
import { timelineOf, type LogEntry } from '../../engine/core/log';
import { game1830 } from '../../engine/index';
import type { RailAction } from '../../engine/rail/actions';
import { Complaint } from './read';

type Fields = Record<string, unknown>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

function readSetup(x: unknown): Setup {
  if (!isFields(x) || !Array.isArray(x['seats']) || !isFields(x['options']))
    throw new Complaint('the setup is damaged.');
  const seats = x['seats'].map((seat: unknown) => {
    if (!isFields(seat) || typeof seat['id'] !== 'string' || typeof seat['name'] !== 'string') {
      throw new Complaint('the list of players is damaged.');
    }
    return { id: seat['id'], name: seat['name'] };
  });
  const options: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(x['options'])) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      options[key] = value;
  }
  return { title: String(x['title']), rules: Number(x['rules']), options, seats, seed: Number(x['seed']) };
}

function readEntry(x: unknown, index: number): LogEntry<RailAction> | null {
  if (!isFields(x)) throw new Complaint(`entry ${index} of the log is damaged.`);
  const kind = x['kind'] ?? 'act';
  if (kind === 'undo' || kind === 'redo') {
    const seat = String(x['seat'] ?? '');
    const to = x['to'];
    return kind === 'redo' ? { kind, seat } : { kind, seat, ...(typeof to === 'number' ? { to } : {}) };
  }
  if (kind !== 'act') return null;
  const action = game1830.parse(x['action'] ?? x);
  if (!action) throw new Complaint(`entry ${index} of the log is no action of 1830.`);
  return { kind, action };
}

export interface OwnGame {
  readonly setup: Setup;
  readonly actions: readonly RailAction[];
}

/** Null where the JSON is not a game of ours. */
export function readOwnGame(x: unknown): OwnGame | null {
  if (!isFields(x) || !isFields(x['setup'])) return null;
  const log = x['entries'] ?? x['log'] ?? x['actions'];
  if (!Array.isArray(log)) throw new Complaint('the log is missing.');
  const setup = readSetup(x['setup']);
  const refusal = game1830.check(setup);
  if (refusal) throw new Complaint(`the setup is refused: ${refusal.code} ${JSON.stringify(refusal.args)}.`);
  const entries = log.map(readEntry).filter((entry) => entry !== null);
  return { setup, actions: timelineOf(entries).actions };
}
