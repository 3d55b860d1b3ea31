import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { TableNotices } from '@/components/table/TableNotices';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';
import type { Words } from '@/components/words/words';
import type { Damage } from '@/store/saves/damage';

import { useGame } from '../context';
import { useGameWords } from '../useGameWords';
import { useWays } from '../ways';

/** What is wrong with the save or the disk: said until it is read. */
export function Notices() {
  const { table } = useGame();
  const { words, say } = useGameWords();
  const ways = useWays();
  const damage = useStore(table.view, (v) => v.damage);
  const readOnly = useStore(table.view, (v) => v.readOnly);
  // The panel that would say the second one is gone with the position it was for.
  const failed = useStore(table.view, (v) =>
    v.saving === 'failed' || v.refusal?.code === 'playedElsewhere' ? v.refusal : null,
  );
  const [read, setRead] = useState(false);
  // Nothing but leaving can be done about a game that is not there.
  const gone = readOnly?.code === 'deletedElsewhere';
  // Where all that is lost is without a trace, the old heads still lie aside.
  const aside = damage !== null && !damage.copied;
  return (
    <>
      <TableNotices />
      {damage && !read ? (
        <Notice text={damageText(damage, words)} onClose={() => setRead(true)}>
          {ways && aside ? (
            <Button label={words.home.exportAside} onPress={ways.onExportAside} testID="export-aside" />
          ) : null}
        </Notice>
      ) : null}
      {readOnly ? (
        <Notice text={refusalText(readOnly, words, say)}>
          {ways && gone ? (
            <Button label={words.game.toHome} kind="primary" onPress={ways.onHome} testID="to-games" />
          ) : null}
        </Notice>
      ) : null}
      {failed ? <Notice text={refusalText(failed, words, say)} onClose={table.forgive} danger /> : null}
    </>
  );
}

const damageText = ({ lost, gone, copied }: Damage, words: Words): string =>
  copied ? words.game.copied(lost) : words.game.damage(lost, gone);

interface NoticeProps {
  text: string;
  onClose?: () => void;
  danger?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

function Notice({ text, onClose, danger = false, children }: NoticeProps) {
  const { words } = useGameWords();
  const { colours } = useTheme();
  const colour = danger ? colours.danger : colours.attention;
  return (
    <View role="alert" style={[styles.notice, { backgroundColor: colours.raised, borderColor: colour }]}>
      <View style={styles.line}>
        <Icon name="warning" size={20} colour={colour} />
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
  notice: { paddingLeft: space.m, borderLeftWidth: 6 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 44 },
  words: { flex: 1, paddingVertical: space.s },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingRight: space.m,
    paddingBottom: space.s,
  },
});
