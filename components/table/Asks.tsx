import { useGame } from '@/components/game/context';
import { useGameWords } from '@/components/game/useGameWords';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { useStoreView } from '@/components/ui/useStoreView';
import { narrate } from '@/components/words/narrate';
import { timelineOf } from '@/engine/core/log';
import type { Ask } from '@/net/messages';
import { applied } from '@/store/history';
import { lineOf } from '@/store/reading';

import { useTable } from './context';

/** Consent to undo, on the devices whose actions it would take back; and the wait, on the one that asked. */
export function Asks() {
  const { words, say } = useGameWords();
  const w = words.net;
  const { mine, names } = useGame();
  const { session } = useTable();
  const { asks, status } = useStoreView(session.view);
  // Without the host nobody counts the answers.
  if (status !== 'joined' && status !== 'hosting') return null;
  return (
    <>
      {asks.map((ask) => {
        const asked = ask.waiting.some((seat) => mine.includes(seat));
        if (!asked && !mine.includes(ask.seat)) return null;
        return asked ? (
          <Asked key={ask.id} ask={ask} />
        ) : (
          <Banner
            key={ask.id}
            text={w.ask.waiting(say.list(ask.waiting.map(names)))}
            icon="undo"
            tone="accent"
          />
        );
      })}
    </>
  );
}

function Asked({ ask }: { ask: Ask }) {
  const { words, say } = useGameWords();
  const w = words.net;
  const { names, actions, entries, table } = useGame();
  const { session } = useTable();
  const { game } = table;
  const told = (at: number, action: (typeof actions)[number] | undefined): string => {
    if (!action) return '';
    const before = table.stateAt(at);
    const after = at < actions.length ? table.stateAt(at + 1) : applied(game, before, action);
    return narrate(game, before, action, after, words, say)[0] ?? '';
  };
  const undoing = (): string => {
    const last = actions.length - 1;
    return w.ask.undo(names(ask.seat), actions.length - ask.to, told(last, actions[last]));
  };
  const redoing = (): string => {
    const { undone } = timelineOf(entries.flatMap((entry) => lineOf(game, entry) ?? []));
    const back = undone[undone.length - 1] ?? [];
    return w.ask.redo(names(ask.seat), back.length, told(actions.length, back[0]));
  };
  return (
    <Banner text={ask.kind === 'undo' ? undoing() : redoing()} icon="undo" tone="accent" testID="ask">
      <Button label={w.decline} onPress={() => session.answer(ask.id, false)} testID="decline" />
      <Button label={w.agree} kind="primary" onPress={() => session.answer(ask.id, true)} testID="agree" />
    </Banner>
  );
}
