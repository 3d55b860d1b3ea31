// `npm run -s simulate`: whole games by bots, every invariant checked after every action.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { counting, type Census } from '../engine/bots/census';
import { BOTS, playGame, tableOf, type BotName, type Watcher } from '../engine/bots/play';
import type { Options, OptionValue, Setup } from '../engine/core/game';
import { stateHash } from '../engine/core/hash';
import { TITLES } from '../engine/index';
import { expressibleGame } from '../engine/interop/expressible';
import { violations } from '../engine/rail/invariants';
import type { RailGame } from '../engine/rail/game';
import { readArguments, wholeNumber } from './arguments';

const USAGE =
  'simulate --title 1830 --players 4 --games 100 --seed 1 [--bot NAME] [--option k=v] [--save DIR] [--export DIR]';

interface Plan {
  readonly game: RailGame;
  readonly setups: readonly Setup[];
  readonly bot: BotName;
  readonly saveTo: string | null;
  readonly exportTo: string | null;
}

function optionValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return wholeNumber(text) ?? text;
}

/** What the command line asks for, or what is wrong with it. */
function planOf(args: readonly string[]): Plan | string {
  const { named, words } = readArguments(args);
  const one = (name: string, standard: string): string => named[name]?.[0] ?? standard;
  const known = ['title', 'players', 'games', 'seed', 'bot', 'option', 'save', 'export'];
  const unknown = Object.keys(named).find((name) => !known.includes(name)) ?? words[0];
  if (unknown !== undefined) return `what is "${unknown}"?`;
  const game = TITLES[one('title', '1830')];
  if (!game) return `no title ${one('title', '')}`;
  const bot = BOTS.find((name) => name === one('bot', 'mixed'));
  if (!bot) return `no bot ${one('bot', '')}: ${BOTS.join(', ')}`;
  const [players, games, seed] = [
    wholeNumber(one('players', '4')),
    wholeNumber(one('games', '100')),
    wholeNumber(one('seed', '1')),
  ];
  if (players === null || games === null || seed === null) return 'players, games and seed are whole numbers';
  const exportTo = named['export']?.[0] ?? null;
  if (exportTo === '') return '--export needs a folder';
  const options: Options = Object.fromEntries([
    ...(exportTo === null
      ? []
      : [
          ['preset', 'as18xxGames'],
          ['seating', 'entered'],
        ]),
    ...(named['option'] ?? []).map((text) => {
      const [key = '', value = ''] = text.split('=');
      return [key, optionValue(value)];
    }),
  ]);
  const setups = Array.from({ length: games }, (_, i) =>
    tableOf(game.id, game.rules, players, seed + i, options),
  );
  const refusal = setups[0] ? game.check(setups[0]) : null;
  if (refusal) return `${refusal.code} ${JSON.stringify(refusal.args)}`;
  return { game, setups, bot, saveTo: named['save']?.[0] ?? null, exportTo };
}

/** Stops the whole run at the first thing that is wrong, with what is needed to see it again. */
function guarding(game: RailGame, setup: Setup): Watcher {
  let n = 0;
  const stop = (what: string, action: unknown): never => {
    throw new Error(`seed ${setup.seed}, action ${n} ${JSON.stringify(action)}: ${what}`);
  };
  return {
    before(s, a) {
      n++;
      const refusal = game.why(s, a);
      if (refusal) stop(`listed and refused: ${refusal.code} ${JSON.stringify(refusal.args)}`, a);
    },
    after(s, a) {
      const found = violations(game.rulesOf(s), s);
      if (found.length > 0) stop(found.join('; '), a);
    },
  };
}

function both(a: Watcher, b: Watcher): Watcher {
  return {
    before: (s, action) => (a.before?.(s, action), b.before?.(s, action)),
    after: (s, action) => (a.after?.(s, action), b.after?.(s, action)),
  };
}

function main(): void {
  const plan = planOf(process.argv.slice(2));
  if (typeof plan === 'string') {
    console.error(`${plan}\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const { game, setups, bot, saveTo, exportTo } = plan;
  const census: Census = {};
  const began = performance.now();
  let actions = 0;
  for (const folder of [saveTo, exportTo]) if (folder !== null) mkdirSync(folder, { recursive: true });
  for (const setup of setups) {
    const start = performance.now();
    const watch = both(guarding(game, setup), counting(game.rulesOf, census));
    // What is exported is played as it can be told there.
    const told = exportTo === null ? null : expressibleGame();
    const played = playGame(told?.game ?? game, setup, bot, watch);
    if (played.stuck) throw new Error(`seed ${setup.seed}: no end after ${played.actions.length} actions`);
    const outcome = game.outcome(played.state);
    const hash = stateHash(played.state);
    actions += played.actions.length;
    const name = `${game.id}-${bot}-${setup.seats.length}-${setup.seed}`;
    if (saveTo !== null) {
      const save = { setup, actions: played.actions, hash };
      writeFileSync(join(saveTo, `${name}.json.gz`), gzipSync(JSON.stringify(save), { level: 9 }));
    }
    if (exportTo !== null) {
      writeFileSync(join(exportTo, `${name}.json`), JSON.stringify(told?.writer()?.file()));
    }
    console.log(
      JSON.stringify({
        title: game.id,
        seed: setup.seed,
        players: setup.seats.length,
        bot,
        actions: played.actions.length,
        reason: outcome?.reason ?? null,
        result: outcome?.worth ?? null,
        hash,
        ms: Math.round(performance.now() - start),
      }),
    );
  }
  const counts = Object.fromEntries(Object.entries(census).sort(([a], [b]) => (a < b ? -1 : 1)));
  console.log(
    JSON.stringify({
      summary: true,
      games: setups.length,
      actions,
      ms: Math.round(performance.now() - began),
      counts,
    }),
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
