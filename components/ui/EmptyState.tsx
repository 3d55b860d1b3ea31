import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from './Text';
import { space } from './theme';

interface Props {
  title: string;
  sentence?: string;
  picture?: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
}

/** Nothing here yet, and how to begin. */
export function EmptyState({ title, sentence, picture, action }: Props) {
  return (
    <View style={styles.state}>
      {picture}
      <Text kind="heading" size="title" align="center">
        {title}
      </Text>
      {sentence ? (
        <Text tone="muted" align="center" style={styles.sentence}>
          {sentence}
        </Text>
      ) : null}
      {action}
    </View>
  );
}

const styles = StyleSheet.create({
  state: { alignItems: 'center', justifyContent: 'center', padding: space.xl, gap: space.m },
  sentence: { maxWidth: 420 },
});
