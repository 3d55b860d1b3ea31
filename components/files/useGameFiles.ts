import { useState } from 'react';

import { pickText, shareText } from '@/components/files/exchange';
import { useWords } from '@/components/words/useWords';
import { refuse, type Refusal, type Result } from '@/engine/core/refusal';
import type { GameItem, Games } from '@/store/games';

type Exported = Pick<GameItem, 'id' | 'summary'>;

/** A file name any system takes. */
const fileName = (item: Exported): string => {
  const names = item.summary?.players.map((player) => player.name).join('-') ?? item.id.slice(0, 8);
  const plain = names
    .normalize('NFD')
    .replace(/[^A-Za-z0-9-]+/g, '')
    .slice(0, 60);
  return `roundhouse-${item.summary?.title ?? 'game'}-${plain || item.id.slice(0, 8)}.json`;
};

/** Import and export with the refusal of the last one that failed. */
export function useGameFiles(games: Pick<Games, 'importText' | 'exportText' | 'rawText'>) {
  const words = useWords();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const importGame = async (): Promise<string | null> => {
    setRefusal(null);
    try {
      const text = await pickText();
      if (text === null) return null;
      const imported = await games.importText(text, words.newGame.player);
      if (imported.ok) return imported.value;
      setRefusal(imported.refusal);
    } catch {
      setRefusal(refuse('fileUnreadable', ''));
    }
    return null;
  };
  const share = async (name: string, text: Result<string>): Promise<void> => {
    if (!text.ok) return setRefusal(text.refusal);
    try {
      await shareText(name, text.value);
    } catch {
      setRefusal(refuse('fileNotShared', ''));
    }
  };
  const exportGame = async (item: Exported): Promise<void> => {
    setRefusal(null);
    await share(fileName(item), await games.exportText(item.id));
  };
  const exportAside = async (item: Exported): Promise<void> => {
    setRefusal(null);
    await share(fileName(item).replace(/\.json$/, '-raw.json'), await games.rawText(item.id));
  };
  return { importGame, exportGame, exportAside, refusal, forgive: () => setRefusal(null) };
}
