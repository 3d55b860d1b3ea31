import { useState } from 'react';

import { pickText, shareText } from '@/components/files/exchange';
import { refuse, type Refusal } from '@/engine/core/refusal';
import type { GameItem, Games } from '@/store/games';

/** A file name any system takes. */
const fileName = (item: GameItem): string => {
  const names = item.summary?.players.map((player) => player.name).join('-') ?? item.id.slice(0, 8);
  const plain = names
    .normalize('NFD')
    .replace(/[^A-Za-z0-9-]+/g, '')
    .slice(0, 60);
  return `roundhouse-${item.summary?.title ?? 'game'}-${plain || item.id.slice(0, 8)}.json`;
};

/** Import and export with the refusal of the last one that failed. */
export function useGameFiles(games: Pick<Games, 'importText' | 'exportText'>) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const importGame = async (): Promise<string | null> => {
    setRefusal(null);
    try {
      const text = await pickText();
      if (text === null) return null;
      const imported = await games.importText(text);
      if (imported.ok) return imported.value;
      setRefusal(imported.refusal);
    } catch {
      setRefusal(refuse('fileUnreadable', ''));
    }
    return null;
  };
  const exportGame = async (item: GameItem): Promise<void> => {
    setRefusal(null);
    const text = await games.exportText(item.id);
    if (!text.ok) return setRefusal(text.refusal);
    try {
      await shareText(fileName(item), text.value);
    } catch {
      setRefusal(refuse('fileNotShared', ''));
    }
  };
  return { importGame, exportGame, refusal, forgive: () => setRefusal(null) };
}
