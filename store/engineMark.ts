// What two devices compare before they play together (net/SPEC.md PV2): not the bytes of the engine, which differ
// between bundlers, but what it does. The same opening must lead to the same position.
import { playGame, tableOf } from '../engine/bots/play';
import { stateHash } from '../engine/core/hash';
import { TITLES } from '../engine/index';
import { shortHash } from '../net/entry';

const ACTIONS = 60;
let mark: string | null = null;

/** The same for two versions that play alike; made once, when the first table is opened. */
export function engineMark(): string {
  mark ??= shortHash(
    JSON.stringify(
      Object.values(TITLES).map((game) => {
        const { state } = playGame(game, tableOf(game.id, game.rules, 4, 1830), 'builder', {}, ACTIONS);
        return [game.id, game.rules, stateHash(state)];
      }),
    ),
  );
  return mark;
}
