import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useWords } from '@/components/words/useWords';

import { Icon, type IconName } from './Icon';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { space, useTheme } from './theme';

interface Props {
  text: string;
  icon?: IconName;
  tone?: 'accent' | 'attention' | 'danger';
  onClose?: () => void;
  /** Buttons, the primary one last. */
  children?: ReactNode;
  testID?: string;
}

/** A sentence across the screen, with what can be done about it. */
export function Banner({ text, icon = 'info', tone = 'attention', onClose, children, testID }: Props) {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View
      role="alert"
      testID={testID}
      style={[
        styles.banner,
        { backgroundColor: colours.raised, borderLeftColor: colours[tone], borderBottomColor: colours.line },
      ]}
    >
      <View style={styles.line}>
        <Icon name={icon} size={20} colour={colours[tone]} />
        <Text size="small" style={styles.words}>
          {text}
        </Text>
        {onClose ? <IconButton icon="close" label={words.close} onPress={onClose} /> : null}
      </View>
      {children ? <View style={styles.buttons}>{children}</View> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    borderLeftWidth: 6,
    borderBottomWidth: StyleSheet.hairlineWidth,
    paddingLeft: space.m,
    paddingRight: space.s,
    paddingVertical: space.xs,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 36 },
  words: { flex: 1 },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingVertical: space.xs,
  },
});
