// A game being set up: who plays, in which colours, with which options. What is wrong is asked of the engine.
import type { Options, OptionValue, Setup } from '@/engine/core/game';
import { nameKey, whyNames } from '@/engine/core/names';
import type { Refusal } from '@/engine/core/refusal';
import type { RailGame } from '@/engine/rail/game';
import { OPTIONS, optionOf } from '@/engine/titles/1830/options';
import { newSeed } from '@/store/ids';
import type { Json } from '@/store/saves/record';

export const COLOURS = 7;
const COLOURS_AT = Array.from({ length: COLOURS }, (_, i) => i);

export interface DraftPlayer {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
}

export interface Draft {
  readonly players: readonly DraftPlayer[];
  readonly options: Options;
}

export function firstDraft(names: readonly string[], count = 3): Draft {
  const players = names.slice(0, count).map((name, i) => ({ id: `p${i + 1}`, name, colour: i }));
  return { players, options: {} };
}

type Fields = Record<string, unknown>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

function parsePlayer(x: unknown): DraftPlayer | null {
  if (!isFields(x) || typeof x.id !== 'string' || typeof x.name !== 'string') return null;
  const known = COLOURS_AT.find((colour) => colour === x.colour);
  return known === undefined ? null : { id: x.id, name: x.name, colour: known };
}

/** A draft that was kept; null where this form cannot go on with it. */
export function parseDraft(x: unknown): Draft | null {
  if (!isFields(x) || !Array.isArray(x.players) || !isFields(x.options)) return null;
  const players = x.players.map(parsePlayer);
  if (!players.every((player) => player !== null) || players.length === 0) return null;
  const kept = x.options;
  // An option the form does not show could not be taken back.
  const options = OPTIONS.flatMap(({ id, choices }) => {
    const value = choices.find((choice) => choice === kept[id]);
    return value === undefined ? [] : [[id, value] as const];
  });
  return { players, options: Object.fromEntries(options) };
}

/** As the store keeps it. */
export const draftJson = ({ players, options }: Draft): Json => ({
  players: players.map(({ id, name, colour }) => ({ id, name, colour })),
  options: { ...options },
});

const free = (taken: readonly number[], from: number): number => {
  for (let i = 0; i < COLOURS; i++) if (!taken.includes((from + i) % COLOURS)) return (from + i) % COLOURS;
  return from % COLOURS;
};

export function addPlayer(draft: Draft, names: readonly string[]): Draft {
  const ids = draft.players.map((player) => player.id);
  let n = 1;
  while (ids.includes(`p${n}`)) n++;
  const taken = draft.players.map((player) => nameKey(player.name));
  const name = names.find((one) => !taken.includes(nameKey(one))) ?? '';
  const colour = free(
    draft.players.map((player) => player.colour),
    0,
  );
  return { ...draft, players: [...draft.players, { id: `p${n}`, name, colour }] };
}

export const removePlayer = (draft: Draft, id: string): Draft => ({
  ...draft,
  players: draft.players.filter((player) => player.id !== id),
});

export const renamePlayer = (draft: Draft, id: string, name: string): Draft => ({
  ...draft,
  players: draft.players.map((player) => (player.id === id ? { ...player, name } : player)),
});

/** The next colour nobody has. */
export const turnColour = (draft: Draft, id: string): Draft => ({
  ...draft,
  players: draft.players.map((player) => {
    if (player.id !== id) return player;
    const others = draft.players.filter((p) => p.id !== id).map((p) => p.colour);
    return { ...player, colour: free(others, player.colour + 1) };
  }),
});

export function movePlayer(draft: Draft, id: string, by: -1 | 1): Draft {
  const from = draft.players.findIndex((player) => player.id === id);
  const to = from + by;
  const player = draft.players[from];
  if (!player || to < 0 || to >= draft.players.length) return draft;
  const players = draft.players.filter((p) => p.id !== id);
  players.splice(to, 0, player);
  return { ...draft, players };
}

/** The standard choice is not kept: a game says only what is special about it. */
export function chooseOption(draft: Draft, id: string, value: OptionValue): Draft {
  const { [id]: _, ...rest } = draft.options;
  return { ...draft, options: optionOf({}, id) === value ? rest : { ...rest, [id]: value } };
}

export function setupOf(draft: Draft, game: RailGame, seed: number = newSeed()): Setup {
  const seats = draft.players.map(({ id, name }) => ({ id, name: name.trim() }));
  return { title: game.id, rules: game.rules, options: draft.options, seats, seed };
}

export const coloursOf = (draft: Draft): Record<string, number> =>
  Object.fromEntries(draft.players.map((player) => [player.id, player.colour]));

const NOBODY: DraftPlayer = { id: 'x', name: '\u2205', colour: 0 };

/** A new game is asked more than a recorded one: names must be told apart. */
const whySetup = (game: RailGame, setup: Setup): Refusal | null => game.check(setup) ?? whyNames(setup.seats);

const whyNotPair = (game: RailGame, a: DraftPlayer, b: DraftPlayer): Refusal | null =>
  whySetup(game, setupOf({ players: [a, b], options: {} }, game, 0));

/** What the engine says about one player, beside somebody unremarkable and beside each other good name. */
export function whyNotPlayer(draft: Draft, game: RailGame, id: string): Refusal | null {
  const player = draft.players.find((one) => one.id === id);
  if (!player) return null;
  // Of two that are the same both say so: nobody knows which of them is being written.
  const others = draft.players.filter((one) => one !== player && whyNotPair(game, NOBODY, one) === null);
  for (const other of [NOBODY, ...others]) {
    const refusal = whyNotPair(game, other, player);
    if (refusal) return refusal;
  }
  return null;
}

/** Why the game cannot start like this. */
export const whyNotStart = (draft: Draft, game: RailGame): Refusal | null =>
  whySetup(game, setupOf(draft, game, 0));

/** Why nobody more can join; null when somebody can. */
export function whyNotAdd(draft: Draft, game: RailGame): Refusal | null {
  const players = Array.from({ length: draft.players.length + 1 }, (_, i) => ({
    id: `p${i}`,
    name: `${i}`,
    colour: 0,
  }));
  return game.check(setupOf({ players, options: {} }, game, 0));
}

/** Why nobody can leave; null when somebody can. */
export function whyNotRemove(draft: Draft, game: RailGame): Refusal | null {
  const players = draft.players.slice(1).map((player, i) => ({ ...player, name: `${i}` }));
  return game.check(setupOf({ players, options: {} }, game, 0));
}
