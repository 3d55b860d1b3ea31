import { useState } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useGameFiles } from '@/components/files/useGameFiles';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { IconButton } from '@/components/ui/IconButton';
import { Page } from '@/components/ui/Page';
import { Text } from '@/components/ui/Text';
import { Toast } from '@/components/ui/Toast';
import { space, useTheme } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { GameItem, Games } from '@/store/games';
import { UNDO_FOR } from '@/store/saves/removal';

import { GameDialog } from './GameDialog';
import { GameRow, isOver, nameOf } from './GameRow';
import { HomePicture } from './HomePicture';

interface Props {
  games: Games;
  now: number;
  onNew: () => void;
  onJoin: () => void;
  onOpen: (id: string) => void;
  onSettings: () => void;
}

export function HomeScreen({ games, now, onNew, onJoin, onOpen, onSettings }: Props) {
  const words = useWords();
  const say = useSay();
  const { colours } = useTheme();
  const { items, removed, held, refusal, unread } = useStoreView(games.view);
  const files = useGameFiles(games);
  const [chosen, setChosen] = useState<GameItem | null>(null);
  const trouble = files.refusal ?? refusal;
  const insets = useSafeAreaInsets();
  const hasButtons = items !== null && items.length > 0;
  const letGo = () => void games.settleRemove();
  const importGame = () =>
    void files.importGame().then((id) => {
      if (id !== null) onOpen(id);
    });

  const sections = [
    { title: words.home.inProgress, of: (i: GameItem) => !i.problem && !isOver(i) },
    { title: words.home.finished, of: (i: GameItem) => !i.problem && isOver(i) },
    { title: words.home.damaged, of: (i: GameItem) => i.problem !== null },
  ];
  return (
    <Page
      title={words.app}
      aside={<IconButton icon="settings" label={words.home.settings} onPress={onSettings} />}
      footer={
        hasButtons ? (
          <View style={styles.buttons}>
            <Button label={words.home.importGame} onPress={importGame} kind="ghost" />
            <Button label={words.net.join} onPress={onJoin} testID="join-table" />
            <Button label={words.home.newGame} icon="plus" kind="primary" onPress={onNew} />
          </View>
        ) : undefined
      }
      over={
        <View style={hasButtons || !(trouble || removed) ? null : { paddingBottom: insets.bottom }}>
          <Toast
            message={trouble ? refusalText(trouble, words, say) : null}
            duration={10_000}
            inFlow
            onGone={() => {
              files.forgive();
              games.forgive();
            }}
          />
          <Toast
            key={removed?.id}
            message={removed ? (held ? words.home.held : words.home.removed)(nameOf(removed, words)) : null}
            duration={held ? null : UNDO_FOR}
            inFlow
            onGone={letGo}
            action={{ label: words.undo, onPress: () => void games.undoRemove() }}
            dismiss={{ label: words.home.letGo, onPress: letGo }}
          />
        </View>
      }
    >
      {items === null && unread ? (
        <View style={styles.middle} role="alert">
          <EmptyState
            title={words.home.unreadTitle}
            sentence={words.home.unreadSentence}
            action={<Button label={words.home.retry} kind="primary" onPress={() => void games.refresh()} />}
          />
        </View>
      ) : items === null ? (
        <View style={styles.middle}>
          <ActivityIndicator color={colours.accent} accessibilityLabel={words.home.loading} />
        </View>
      ) : items.length === 0 ? (
        <View style={styles.middle}>
          <EmptyState
            picture={<HomePicture />}
            title={words.home.emptyTitle}
            sentence={words.home.emptySentence}
            action={
              <View style={styles.stack}>
                <Button label={words.home.firstGame} kind="primary" onPress={onNew} />
                <Button label={words.net.join} onPress={onJoin} testID="join-table" />
                <Button label={words.home.importGame} kind="ghost" onPress={importGame} />
              </View>
            }
          />
        </View>
      ) : (
        sections.map(({ title, of }) => {
          const listed = items.filter(of);
          return listed.length === 0 ? null : (
            <View key={title} style={styles.section}>
              <Text kind="heading" size="small" tone="muted" aria-level={2}>
                {title}
              </Text>
              {listed.map((item) => (
                <GameRow
                  key={item.id}
                  item={item}
                  now={now}
                  onOpen={() => (item.problem ? setChosen(item) : onOpen(item.id))}
                  onMore={() => setChosen(item)}
                />
              ))}
            </View>
          );
        })
      )}
      <GameDialog
        item={chosen}
        onExport={(item) => void files.exportGame(item)}
        onExportAside={(item) => void files.exportAside(item)}
        onRemove={(item) => void games.remove(item.id)}
        onClose={() => setChosen(null)}
      />
    </Page>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
  stack: { gap: space.s, alignSelf: 'stretch' },
  middle: { flexGrow: 1, justifyContent: 'center' },
  section: { gap: space.s },
});
