import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Page } from '@/components/ui/Page';
import { useScreens } from '@/components/ui/useScreens';
import { useWords } from '@/components/words/useWords';

/** An address that leads nowhere leads home. */
export default function Lost() {
  const words = useWords();
  const { home } = useScreens();
  return (
    <Page title={words.app}>
      <View style={styles.middle} role="alert">
        <EmptyState
          title={words.lost.title}
          sentence={words.lost.sentence}
          action={<Button kind="primary" label={words.game.toHome} onPress={home} />}
        />
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({ middle: { flexGrow: 1, justifyContent: 'center' } });
