import { useEffect, useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';

import { useGameFiles } from '@/components/files/useGameFiles';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { space, useTheme } from '@/components/ui/theme';
import { Toast } from '@/components/ui/Toast';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Refusal, Result } from '@/engine/core/refusal';
import type { Games } from '@/store/games';
import type { Table } from '@/store/table';

import { GameTable } from './GameTable';
import { useAwake } from './useAwake';
import { WaysHolder } from './ways';

interface Props {
  id: string;
  games: Pick<Games, 'open' | 'importText' | 'exportText' | 'rawText'>;
  onHome: () => void;
}

/** Opens a game of this device and plays it. */
export function GameScreen({ id, games, onHome }: Props) {
  const { colours } = useTheme();
  const words = useWords();
  const say = useSay();
  const [opened, setOpened] = useState<{ readonly id: string; readonly result: Result<Table> } | null>(null);
  useAwake();

  useEffect(() => {
    let here = true;
    let table: Table | null = null;
    void games.open(id).then((result) => {
      if (result.ok) table = result.value;
      if (here) setOpened({ id, result });
      // Left before it was open.
      else void table?.close();
    });
    return () => {
      here = false;
      void table?.close();
    };
  }, [games, id]);

  const result = opened?.id === id ? opened.result : null;
  const files = useGameFiles(games);
  const ways = { onHome, onExportAside: () => void files.exportAside({ id, summary: null }) };
  return (
    <View style={[styles.screen, { backgroundColor: colours.page }]}>
      {result === null ? (
        <View style={styles.middle}>
          <ActivityIndicator color={colours.accent} />
        </View>
      ) : result.ok ? (
        <WaysHolder.Provider value={ways}>
          <GameTable key={id} table={result.value} onHome={onHome} />
        </WaysHolder.Provider>
      ) : (
        <Unopened
          refusal={result.refusal}
          onExport={() => void files.exportGame({ id, summary: null })}
          onHome={onHome}
        />
      )}
      <Toast message={files.refusal ? refusalText(files.refusal, words, say) : null} onGone={files.forgive} />
    </View>
  );
}

interface UnopenedProps {
  refusal: Refusal;
  onExport: () => void;
  onHome: () => void;
}

function Unopened({ refusal, onExport, onHome }: UnopenedProps) {
  const words = useWords();
  const say = useSay();
  return (
    <View style={styles.middle} role="main">
      <View role="alert">
        <EmptyState
          title={words.game.missing}
          sentence={refusalText(refusal, words, say)}
          action={
            <View style={styles.actions}>
              {refusal.code === 'saveMissing' ? null : (
                <Button label={words.home.exportGame} onPress={onExport} />
              )}
              <Button kind="primary" label={words.game.toHome} onPress={onHome} />
            </View>
          }
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  actions: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.s },
});
