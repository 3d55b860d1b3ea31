import { coloursOf, type Draft } from '@/components/setup/draft';
import { NewGameScreen } from '@/components/setup/NewGameScreen';
import { useScreens } from '@/components/ui/useScreens';
import type { Refusal } from '@/engine/core/refusal';
import { game1830 } from '@/engine/index';
import { games, newGameDraft, preferences, tables } from '@/store/device';

export default function NewGame() {
  const { back, replace } = useScreens();
  // Back from the game leads home, not to the form it came from.
  const play = (id: string) => replace({ pathname: '/game/[id]', params: { id } });
  const openTable = async ({ players, options }: Draft): Promise<Refusal | null> => {
    const colours = coloursOf({ players, options });
    const seats = players.map(({ id, name }) => ({
      id,
      name: name.trim(),
      colour: String(colours[id] ?? 0),
    }));
    const [first] = seats;
    if (first && preferences.view.getState().name === '') await preferences.change({ name: first.name });
    const opened = await tables.host({ title: game1830.id, rules: game1830.rules, options }, seats);
    if (opened.ok) play(opened.value);
    return opened.ok ? null : opened.refusal;
  };
  return (
    <NewGameScreen games={games} onBack={back} onStarted={play} onOpenTable={openTable} kept={newGameDraft} />
  );
}
