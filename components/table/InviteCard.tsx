import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import QRCode from 'react-native-qrcode-svg';

import { Button } from '@/components/ui/Button';
import { Text } from '@/components/ui/Text';
import { radius, space, useTheme } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';

import type { NetView } from '@/store/net/view';

import { canCopy, copyText } from './clipboard';
import type { Shown } from './useInvitation';

interface Props extends Shown {
  size?: number;
  /** What keeps newcomers away at the moment. */
  trouble?: NetView['trouble'];
}

/** The ways to a table: scan, open, type. */
export function Invite({ link, code, onlyHere, serverHere, size = 216, trouble = null }: Props) {
  const { net: w } = useWords();
  const { colours } = useTheme();
  const [copied, setCopied] = useState(false);
  return (
    <View style={styles.ways}>
      {trouble ? (
        <Text size="small" tone="danger" role="alert" testID="no-newcomers">
          {trouble === 'signalling' ? w.noNewcomers : w.trouble[trouble]}
        </Text>
      ) : null}
      <View style={styles.scan}>
        {/* Cameras want dark on light, whatever the theme. */}
        <View role="img" accessibilityLabel={w.qr} style={styles.paper} testID="qr">
          <QRCode value={link} size={size} ecl="M" quietZone={12} />
        </View>
        <View style={styles.words}>
          <Text tone="muted" size="small">
            {w.inviteHelp}
          </Text>
          <View style={styles.way}>
            <Text size="small" tone="muted">
              {w.code}
            </Text>
            <Text kind="figures" size="title" selectable testID="code" style={styles.code}>
              {code.replace(/-/g, ' ')}
            </Text>
          </View>
        </View>
      </View>
      <View style={styles.way}>
        <Text size="small" tone="muted">
          {w.link}
        </Text>
        <View style={[styles.link, { borderColor: colours.line, backgroundColor: colours.raised }]}>
          <Text size="small" selectable testID="link" style={styles.address}>
            {link}
          </Text>
        </View>
        {canCopy() ? (
          <View style={styles.copy}>
            <Button
              label={copied ? w.copied : w.copy}
              kind="ghost"
              onPress={() => void copyText(link).then(setCopied)}
            />
          </View>
        ) : (
          <Text size="tiny" tone="muted">
            {w.copyByHand}
          </Text>
        )}
      </View>
      {onlyHere ? (
        <Text size="small" tone="attention">
          {w.localhost}
        </Text>
      ) : null}
      {serverHere !== null ? (
        <Text size="small" tone="attention" testID="server-here">
          {w.serverHere(serverHere)}
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        {w.unreachable}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  ways: { gap: space.m },
  scan: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.l,
    alignItems: 'center',
    justifyContent: 'center',
  },
  paper: { backgroundColor: '#FFFFFF', borderRadius: radius, overflow: 'hidden' },
  words: { flexGrow: 1, flexBasis: 220, gap: space.m },
  way: { gap: space.xs },
  code: { letterSpacing: 1 },
  link: { borderWidth: 1, borderRadius: radius, padding: space.m },
  address: { wordBreak: 'break-all' } as object,
  copy: { alignItems: 'flex-start' },
});
