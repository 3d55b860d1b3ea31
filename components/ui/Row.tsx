import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Text } from './Text';
import { space, useTheme } from './theme';

interface Props {
  children: ReactNode;
  gap?: keyof typeof space;
  wrap?: boolean;
  /** It may use the margins of what it stands in, all but a little. */
  bleed?: boolean;
  align?: 'flex-start' | 'center' | 'flex-end' | 'stretch' | 'baseline';
  justify?: 'flex-start' | 'center' | 'flex-end' | 'space-between';
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** Things side by side. */
export function Row({ gap = 's', wrap, bleed = false, align = 'center', justify, style, ...rest }: Props) {
  return (
    <View
      {...rest}
      style={[
        styles.row,
        { gap: space[gap], alignItems: align, justifyContent: justify, flexWrap: wrap ? 'wrap' : 'nowrap' },
        bleed ? styles.bleed : null,
        style,
      ]}
    />
  );
}

/** A name at the left, its value at the right. */
export function LabelledRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Row justify="space-between" align="baseline" gap="m">
      <Text size="small" tone="muted" style={styles.label}>
        {label}
      </Text>
      {typeof children === 'string' ? (
        <Text size="small" align="right" style={styles.label}>
          {children}
        </Text>
      ) : (
        children
      )}
    </Row>
  );
}

export function Divider() {
  const { colours } = useTheme();
  return <View style={[styles.divider, { backgroundColor: colours.line }]} />;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  bleed: { marginHorizontal: space.xs - space.l },
  label: { flexShrink: 1 },
  divider: { height: StyleSheet.hairlineWidth, alignSelf: 'stretch' },
});
