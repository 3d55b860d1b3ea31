import type { ReactNode } from 'react';
import { Modal, Platform, Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { Text } from './Text';
import { radius, shade, space, useTheme } from './theme';
import { useCloseOnBack } from './useCloseOnBack';
import { useReducedMotion } from './useReducedMotion';

interface Props {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The buttons, the primary one last. */
  actions: ReactNode;
  /** Escape, going back, or a tap beside it. */
  onClose: () => void;
  /** What closing is called for those who cannot see the shade. */
  closeLabel: string;
}

/** A question that must be answered first. */
export function Dialog({ open, title, children, actions, onClose, closeLabel }: Props) {
  const { colours, dark } = useTheme();
  const reduced = useReducedMotion();
  useCloseOnBack(open, onClose);
  return (
    <Modal
      visible={open}
      transparent
      animationType={reduced ? 'none' : 'fade'}
      onRequestClose={onClose}
      // In a browser the modal is the dialog, and holds the focus; a second one inside it would have no say.
      accessibilityLabel={title}
    >
      <View style={styles.screen}>
        <View
          {...(Platform.OS === 'web' ? {} : ({ role: 'dialog', accessibilityLabel: title } as const))}
          accessibilityViewIsModal
          style={[styles.box, { backgroundColor: colours.raised, borderColor: colours.line }]}
        >
          <Text kind="heading" size="title">
            {title}
          </Text>
          <ScrollView style={styles.body} contentContainerStyle={styles.content}>
            {children}
          </ScrollView>
          <View style={styles.actions}>{actions}</View>
        </View>
        {/* Behind the box, and after it: what is in the dialog takes the focus, not what closes it. */}
        <Pressable
          accessibilityRole="button"
          accessibilityLabel={closeLabel}
          onPress={onClose}
          tabIndex={-1}
          style={[StyleSheet.absoluteFill, { backgroundColor: dark ? shade.dark : shade.light }]}
        />
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: space.l },
  box: {
    zIndex: 1,
    width: '100%',
    maxWidth: 480,
    maxHeight: '86%',
    borderRadius: radius,
    borderWidth: 1,
    padding: space.l,
    gap: space.m,
  },
  body: { flexGrow: 0, flexShrink: 1 },
  content: { gap: space.s },
  actions: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
});
