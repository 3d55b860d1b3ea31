import type { ReactNode } from 'react';
import { KeyboardAvoidingView, Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from './IconButton';
import { Text } from './Text';
import { space, useTheme } from './theme';
import { usePageTitle } from './usePageTitle';

interface Props {
  title: string;
  /** Absent on the first screen. */
  back?: { readonly label: string; readonly onPress: () => void };
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom within the thumb's reach. */
  footer?: ReactNode;
  /** Over what scrolls, or below it, and above the buttons: a toast. */
  over?: ReactNode;
}

/** A screen outside a game: a title, what scrolls, and the buttons below. */
export function Page({ title, back, aside, children, footer, over }: Props) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  usePageTitle(title);
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  return (
    <KeyboardAvoidingView
      behavior={Platform.OS === 'ios' ? 'padding' : undefined}
      style={[styles.page, { backgroundColor: colours.page, paddingTop: insets.top }]}
    >
      <View role="banner" style={[styles.bar, sides, { borderColor: colours.line }]}>
        <View style={styles.column}>
          <View style={styles.head}>
            {back ? (
              <View style={styles.back}>
                <IconButton icon="back" label={back.label} onPress={back.onPress} />
              </View>
            ) : null}
            <Text kind="heading" size="display" aria-level={1} numberOfLines={2} style={styles.title}>
              {title}
            </Text>
            {aside}
          </View>
        </View>
      </View>
      <View role="main" style={styles.body}>
        <View style={styles.body}>
          <ScrollView
            keyboardShouldPersistTaps="handled"
            contentContainerStyle={[
              styles.scroll,
              sides,
              { paddingBottom: space.xl + (footer ? 0 : insets.bottom) },
            ]}
          >
            <View style={styles.column}>{children}</View>
          </ScrollView>
          {over}
        </View>
        {footer ? (
          <View
            style={[
              styles.footer,
              sides,
              { borderColor: colours.line, backgroundColor: colours.surface },
              { paddingBottom: insets.bottom + space.m },
            ]}
          >
            <View style={styles.column}>{footer}</View>
          </View>
        ) : null}
      </View>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  body: { flex: 1 },
  bar: { borderBottomWidth: StyleSheet.hairlineWidth },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 56 },
  // The arrow stands where the text begins, its target reaches further.
  back: { marginLeft: -space.m },
  title: { flex: 1 },
  scroll: { flexGrow: 1, paddingTop: space.l },
  column: { width: '100%', maxWidth: 680, alignSelf: 'center', flexGrow: 1, gap: space.l },
  footer: { borderTopWidth: StyleSheet.hairlineWidth, paddingTop: space.m },
});
