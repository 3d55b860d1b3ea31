// A game file of 18xx.games, as far as it is read. Everything in it is checked before it is believed.
import { no, ok, refuse, type Result } from '../core/refusal';

export interface FileRoute {
  readonly train: string;
  readonly connections: readonly (readonly string[])[];
  readonly revenue: number | null;
}

/** One action with the fields this reader knows; which of them are there depends on the type. */
export interface FileAction {
  readonly id: number;
  /** Where it stands in the file, from 1: ids may start anywhere and leave gaps. */
  readonly place: number;
  readonly type: string;
  readonly entity: string;
  readonly entityType: string;
  readonly text: Readonly<Record<string, string>>;
  readonly number: Readonly<Record<string, number>>;
  readonly shares: readonly string[];
  readonly routes: readonly FileRoute[];
  readonly auto: readonly FileAction[];
}

export interface GameFile {
  readonly title: string;
  /** `name` may be empty. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly optionalRules: readonly string[];
  readonly seed: number;
  readonly actions: readonly FileAction[];
}

type Fields = Record<string, unknown>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const list = (x: unknown): unknown[] => (Array.isArray(x) ? x : []);
const isText = (x: unknown): x is string => typeof x === 'string';
const textOf = (x: unknown): string => (isText(x) ? x : typeof x === 'number' ? String(x) : '');

function readRoute(x: unknown): FileRoute | null {
  if (!isFields(x) || !isText(x['train'])) return null;
  const connections = list(x['connections']).map((c) => list(c).filter(isText));
  const revenue = x['revenue'];
  return { train: x['train'], connections, revenue: typeof revenue === 'number' ? revenue : null };
}

function readAction(x: unknown, id: number, place: number): FileAction | null {
  if (!isFields(x) || !isText(x['type'])) return null;
  const text: Record<string, string> = {};
  const number: Record<string, number> = {};
  for (const [key, value] of Object.entries(x)) {
    if (isText(value)) text[key] = value;
    else if (typeof value === 'number') number[key] = value;
  }
  const routes = list(x['routes']).map(readRoute);
  const auto = list(x['auto_actions']).map((a) => readAction(a, id, place));
  if (!routes.every((r) => r !== null) || !auto.every((a) => a !== null)) return null;
  return {
    id,
    place,
    type: x['type'],
    entity: textOf(x['entity']),
    entityType: textOf(x['entity_type']),
    text,
    number,
    shares: list(x['shares']).filter(isText),
    routes,
    auto,
  };
}

/** Whether some JSON claims to be a game file of 18xx.games at all. */
export const looksLikeGameFile = (x: unknown): boolean =>
  isFields(x) && Array.isArray(x['actions']) && Array.isArray(x['players']) && isText(x['title']);

export function readGameFile(x: unknown): Result<GameFile> {
  if (!isFields(x) || !looksLikeGameFile(x)) return no(refuse('notAGameFile', ''));
  const title = textOf(x['title']);
  if (title !== '1830') return no(refuse('titleNotKnown', '', { title: title.slice(0, 40) }));
  const settings = isFields(x['settings']) ? x['settings'] : {};
  const players: { id: string; name: string }[] = [];
  for (const p of list(x['players'])) {
    const id = isFields(p) ? textOf(p['id']) : '';
    if (!isFields(p) || id === '') return no(refuse('playersUnreadable', ''));
    players.push({
      id: id
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(-12),
      name: textOf(p['name']),
    });
  }
  const actions: FileAction[] = [];
  for (const [i, raw] of list(x['actions']).entries()) {
    const id = isFields(raw) && typeof raw['id'] === 'number' ? raw['id'] : i + 1;
    const action = readAction(raw, id, i + 1);
    if (!action) return no(refuse('actionUnreadable', '', { id, place: i + 1 }));
    actions.push(action);
  }
  const seed = settings['seed'];
  return ok({
    title,
    players,
    optionalRules: list(settings['optional_rules']).filter(isText),
    seed: typeof seed === 'number' && Number.isInteger(seed) ? seed >>> 0 : 0,
    actions,
  });
}
