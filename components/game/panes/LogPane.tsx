import { memo, useCallback, useMemo } from 'react';
import { FlatList, StyleSheet, View, type ListRenderItem } from 'react-native';

import { Icon } from '@/components/ui/Icon';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';
import { narrate } from '@/components/words/narrate';
import type { Say } from '@/components/words/say';
import type { Words } from '@/components/words/words';
import type { RailAction } from '@/engine/rail/actions';
import type { Table } from '@/store/table';

import { useGame } from '../context';
import { logLines, type LogLine } from '../models/log';
import { useGameWords } from '../useGameWords';

/** What happened, newest first, grouped by round. Only the lines in sight are put into words. */
export function LogPane() {
  const { table, state, entries } = useGame();
  const { words, w, say } = useGameWords();
  const lines = useMemo(() => logLines(table.game, state.setup, entries), [table.game, state.setup, entries]);
  const renderItem = useCallback<ListRenderItem<LogLine>>(
    ({ item }) => {
      switch (item.kind) {
        case 'round':
          return <RoundLine title={words.standing.round(item.round)} />;
        case 'act':
          return <ActLine table={table} action={item.action} index={item.index} words={words} say={say} />;
        case 'undo':
        case 'redo':
          return <BackLine kind={item.kind} text={w.log[item.kind](say.seat(item.seat), item.count)} />;
      }
    },
    [table, words, w, say],
  );
  return (
    <FlatList
      tabIndex={0}
      data={lines}
      keyExtractor={(line) => line.key}
      renderItem={renderItem}
      initialNumToRender={16}
      windowSize={7}
      contentContainerStyle={styles.list}
      // Without a line there is no list.
      role={lines.length > 0 ? 'list' : undefined}
      accessibilityLabel={w.tabs.log}
      ListEmptyComponent={
        <Text tone="muted" align="center">
          {w.log.empty}
        </Text>
      }
      testID="log"
    />
  );
}

const RoundLine = memo(function RoundLine({ title }: { title: string }) {
  const { colours } = useTheme();
  return (
    <View role="listitem" style={[styles.round, { borderColor: colours.line }]}>
      <Text kind="heading" size="body">
        {title}
      </Text>
    </View>
  );
});

interface ActProps {
  table: Table;
  action: RailAction;
  index: number;
  words: Words;
  say: Say;
}

const ActLine = memo(function ActLine({ table, action, index, words, say }: ActProps) {
  const { playerIndex } = useGame();
  const [deed = '', ...then] = useMemo(
    () => narrate(table.game, table.stateAt(index), action, table.stateAt(index + 1), words, say),
    [table, action, index, words, say],
  );
  return (
    <View style={styles.line} role="listitem" testID={`log-${index}`}>
      <View style={styles.mark}>
        <PlayerMark player={playerIndex(action.seat)} size={14} />
      </View>
      <View style={styles.words}>
        <Text size="small">{deed}</Text>
        {then.map((sentence, i) => (
          <Text key={i} size="small" tone="muted">
            {sentence}
          </Text>
        ))}
      </View>
    </View>
  );
});

function BackLine({ kind, text }: { kind: 'undo' | 'redo'; text: string }) {
  const { colours } = useTheme();
  return (
    <View style={styles.line} role="listitem">
      <View style={styles.mark}>
        <Icon name={kind} size={14} colour={colours.muted} />
      </View>
      <Text size="small" tone="muted" style={styles.back}>
        {text}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.l, paddingBottom: space.xl, maxWidth: 760 },
  round: { paddingTop: space.m, paddingBottom: space.xs, borderBottomWidth: StyleSheet.hairlineWidth },
  line: { flexDirection: 'row', gap: space.s, paddingVertical: space.xs + 2 },
  mark: { width: 16, paddingTop: 3, alignItems: 'center' },
  words: { flex: 1, gap: 1 },
  back: { flex: 1, fontStyle: 'italic' },
});
