import { useEffect, useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { useTheme } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Refusal, Result } from '@/engine/core/refusal';
import type { Games } from '@/store/games';
import type { Table } from '@/store/table';

import { GameTable } from './GameTable';
import { useAwake } from './useAwake';

interface Props {
  id: string;
  games: Pick<Games, 'open'>;
  onHome: () => void;
}

/** Opens a game of this device and plays it. */
export function GameScreen({ id, games, onHome }: Props) {
  const { colours } = useTheme();
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
  return (
    <View style={[styles.screen, { backgroundColor: colours.page }]}>
      {result === null ? (
        <View style={styles.middle}>
          <ActivityIndicator color={colours.accent} />
        </View>
      ) : result.ok ? (
        <GameTable key={id} table={result.value} onHome={onHome} />
      ) : (
        <Unopened refusal={result.refusal} onHome={onHome} />
      )}
    </View>
  );
}

function Unopened({ refusal, onHome }: { refusal: Refusal; onHome: () => void }) {
  const words = useWords();
  const say = useSay();
  return (
    <View style={styles.middle} role="alert">
      <EmptyState
        title={words.game.missing}
        sentence={refusalText(refusal, words, say)}
        action={<Button kind="primary" label={words.game.toHome} onPress={onHome} />}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
