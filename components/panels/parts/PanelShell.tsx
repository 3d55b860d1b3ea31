import { useRef, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { PanelFrame } from '@/components/game/PanelFrame';
import { useGame } from '@/components/game/context';
import { Button, type ButtonKind } from '@/components/ui/Button';
import { useDeaf } from '@/components/ui/deaf';
import { useFocusOnEntry } from '@/components/ui/focusOnEntry';
import type { IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useLayout } from '@/components/ui/useLayout';
import type { SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';

import type { Line } from '../consequenceLines';
import { usePanelWords } from '../usePanelWords';
import { Extras } from './Extras';
import { History } from './History';
import { Lines } from './Lines';

export interface PanelButton {
  readonly label: string;
  /** Stands for the label where a narrow phone has no room for it. */
  readonly icon?: IconName;
  /** Spoken, where the button's own words leave the object out. */
  readonly spoken?: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  /** Why it cannot be pressed; empty: it can. */
  readonly reason?: string;
  readonly disabled?: boolean;
  readonly testID?: string;
}

interface Props {
  /** Who decides; named where the strip above names somebody else. */
  seat: SeatId | null;
  /** What is decided. */
  title: string;
  children: ReactNode;
  secondary?: readonly (PanelButton | null)[];
  primary?: PanelButton | null;
  /** What follows from the primary button. */
  follows?: readonly Line[];
  /** Why the last proposal came to nothing. */
  refusal?: Refusal | null;
  busy?: boolean;
  /** Stays in sight above what scrolls. */
  pinned?: ReactNode;
  /** Side doors are shown below everything; off inside one, and where they stand elsewhere. */
  extras?: boolean;
  /** Decided by tapping the board. */
  onBoard?: boolean;
  /** What follows is a by-product of leaving: a line or two of it at a time. */
  brief?: boolean;
}

/** Below this three verbs do not stand beside undo. */
const ROOMY = 400;

const NO_LINES: readonly Line[] = [];

/** Header, body, side doors, and the buttons: undo and redo at the left, the primary one at the right. */
export function PanelShell(props: Props) {
  const {
    seat,
    title,
    children,
    secondary = [],
    primary,
    follows = NO_LINES,
    refusal = null,
    busy = false,
    extras = true,
    onBoard = false,
    brief = false,
    pinned = null,
  } = props;
  const { actors, names, playerIndex } = useGame();
  const { p, reason } = usePanelWords();
  const deaf = useDeaf();
  const head = useRef<View>(null);
  useFocusOnEntry(head);
  const header = (
    <View ref={head} tabIndex={-1} style={styles.header}>
      {seat === null ? null : <PlayerMark player={playerIndex(seat)} size={18} />}
      <Text kind="heading" style={styles.grow} numberOfLines={2}>
        {seat === null || seat === actors[0] ? title : p.header(names(seat), title)}
      </Text>
    </View>
  );
  const footer = (
    <View>
      <Lines lines={follows} brief={brief} />
      <View style={styles.footer}>
        <History busy={busy} />
        <View style={styles.buttons}>
          {secondary.map((button) =>
            button ? (
              <FooterButton key={button.label} button={button} busy={busy} deaf={deaf} standard="secondary" />
            ) : null,
          )}
          {primary ? <FooterButton button={primary} busy={busy} deaf={deaf} standard="primary" /> : null}
        </View>
      </View>
    </View>
  );
  return (
    <PanelFrame header={header} pinned={pinned} footer={footer} onBoard={onBoard}>
      {children}
      {extras ? <Extras /> : null}
      {refusal ? (
        <Text size="small" tone="danger" role="alert" accessibilityLiveRegion="polite">
          {reason(refusal)}
        </Text>
      ) : null}
    </PanelFrame>
  );
}

interface ButtonProps {
  button: PanelButton;
  busy: boolean;
  deaf: boolean;
  standard: ButtonKind;
}

function FooterButton({ button, busy, deaf, standard }: ButtonProps) {
  const { label, icon, spoken, onPress, kind = standard, reason = '', disabled = false, testID } = button;
  const { width } = useLayout();
  if (icon && width < ROOMY)
    return <IconButton icon={icon} label={spoken ?? label} onPress={onPress} raised testID={testID} />;
  return (
    <Button
      label={label}
      spoken={spoken}
      kind={kind}
      onPress={onPress}
      disabled={disabled || busy || reason !== ''}
      deaf={deaf}
      reason={reason}
      testID={testID}
    />
  );
}

const styles = StyleSheet.create({
  // It takes the focus of whoever comes by keyboard, to be read; it is no target.
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
  grow: { flex: 1 },
  footer: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s,
    flexShrink: 1,
  },
});
