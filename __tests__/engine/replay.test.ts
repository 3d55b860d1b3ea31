import { produce, setAutoFreeze } from 'immer';

import { advance, emptyTimeline, timelineOf, whyEntry, type LogEntry } from '@/engine/core/log';
import { stateHash } from '@/engine/core/hash';
import { replayStrict, replayTrusted } from '@/engine/core/replay';
import { playGame, tableOf } from '@/engine/bots/play';
import type { RailAction } from '@/engine/rail/actions';
import { game } from './kit';
import { positionsOf, recorded, spread } from './recorded';

const act = (action: RailAction): LogEntry<RailAction> => ({ kind: 'act', action });

describe.each(recorded)('the recorded game $name', ({ setup, actions, hash, ...rest }) => {
  test('replays with every check to the same end', () => {
    const { state, illegal } = replayStrict(game, setup, actions);
    expect(illegal).toBeNull();
    expect(stateHash(state)).toBe(hash);
    expect(state.ended).not.toBeNull();
  });

  test('replays trusted to the same end, from a copy that went through JSON too', () => {
    expect(stateHash(replayTrusted(game, setup, actions))).toBe(hash);
    const copy: typeof actions = JSON.parse(JSON.stringify(actions));
    expect(stateHash(replayTrusted(game, JSON.parse(JSON.stringify(setup)), copy))).toBe(hash);
  });

  test('every action survives parsing unchanged', () => {
    for (const action of actions) expect(game.parse(JSON.parse(JSON.stringify(action)))).toEqual(action);
  });

  test('saved and loaded in the middle it goes on to the same end', () => {
    const at = Math.floor(actions.length / 2);
    const live = replayTrusted(game, setup, actions.slice(0, at));
    const loaded = JSON.parse(JSON.stringify(live));
    expect(loaded).toEqual(live);
    for (const action of actions.slice(at)) {
      expect(game.why(loaded, action)).toBeNull();
      game.apply(loaded, action);
    }
    expect(stateHash(loaded)).toBe(hash);
  });

  test('JSON keeps every position as it is', () => {
    for (const s of positionsOf(
      { setup, actions, hash, ...rest },
      spread({ setup, actions, hash, ...rest }, 12),
    )) {
      expect(JSON.parse(JSON.stringify(s))).toEqual(s);
    }
  });
});

test('applied under immer to frozen states, a game ends the same', () => {
  setAutoFreeze(true);
  for (const { setup, actions, hash } of recorded.slice(0, 2)) {
    let s = game.start(setup);
    for (const action of actions) {
      const before = s;
      s = produce(s, (draft) => game.apply(draft, action));
      expect(Object.isFrozen(before) || before === s || action === actions[0]).toBe(true);
    }
    expect(stateHash(s)).toBe(hash);
  }
});

test('the same seed gives the same game, another seed another', () => {
  const play = (seed: number) => playGame(game, tableOf('1830', game.rules, 4, seed), 'mixed', {}, 300);
  expect(play(5).actions).toEqual(play(5).actions);
  expect(stateHash(play(5).state)).toBe(stateHash(play(5).state));
  expect(stateHash(play(5).state)).not.toBe(stateHash(play(6).state));
});

describe('undo and redo', () => {
  const { setup, actions } = recorded[0] ?? { setup: tableOf('1830', 1, 2, 1), actions: [] };
  const log = actions.slice(0, 120).map(act);
  const hashOf = (entries: LogEntry<RailAction>[]) =>
    stateHash(replayTrusted(game, setup, timelineOf(entries).actions));
  const undo = (to?: number): LogEntry<RailAction> => ({
    kind: 'undo',
    seat: 'p1',
    ...(to === undefined ? {} : { to }),
  });
  const redo: LogEntry<RailAction> = { kind: 'redo', seat: 'p1' };

  test('undo takes the last action back', () => {
    expect(hashOf([...log, undo()])).toBe(hashOf(log.slice(0, -1)));
    expect(hashOf([...log, undo(), undo()])).toBe(hashOf(log.slice(0, -2)));
    expect(hashOf([...log, undo(40)])).toBe(hashOf(log.slice(0, 40)));
  });

  test('undo then redo is the identity, however deep', () => {
    expect(hashOf([...log, undo(), redo])).toBe(hashOf(log));
    expect(hashOf([...log, undo(), undo(), undo(30), redo, redo, redo])).toBe(hashOf(log));
    expect(hashOf([...log, undo(0), redo])).toBe(hashOf(log));
  });

  test('a redo after new actions is refused', () => {
    const timeline = timelineOf([...log, undo(), undo()]);
    expect(whyEntry(timeline, redo)).toBeNull();
    const next = actions[118];
    if (next) advance(timeline, act(next));
    expect(whyEntry(timeline, redo)).toMatchObject({ code: 'nothingToRedo' });
  });

  test('nothing is ever taken out of a log', () => {
    const timeline = emptyTimeline<RailAction>();
    for (const entry of [...log, undo(), redo, undo(10)]) advance(timeline, entry);
    expect(timeline.actions).toHaveLength(10);
    expect(timeline.undone.flat()).toHaveLength(110);
  });
});
