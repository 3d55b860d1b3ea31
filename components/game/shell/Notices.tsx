import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { TableNotices } from '@/components/table/TableNotices';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';
import { refusalText } from '@/components/words/refusals';

import { useGame } from '../context';
import { useGameWords } from '../useGameWords';

/** What is wrong with the save or the disk: said until it is read. */
export function Notices() {
  const { table } = useGame();
  const { words, say } = useGameWords();
  const damage = useStore(table.view, (v) => v.damage);
  const readOnly = useStore(table.view, (v) => v.readOnly);
  // The panel that would say the second one is gone with the position it was for.
  const failed = useStore(table.view, (v) =>
    v.saving === 'failed' || v.refusal?.code === 'playedElsewhere' ? v.refusal : null,
  );
  const [read, setRead] = useState(false);
  return (
    <>
      <TableNotices />
      {damage && !read ? (
        <Notice text={words.game.damage(damage.lost)} onClose={() => setRead(true)} />
      ) : null}
      {readOnly ? <Notice text={refusalText(readOnly, words, say)} /> : null}
      {failed ? <Notice text={refusalText(failed, words, say)} onClose={table.forgive} danger /> : null}
    </>
  );
}

function Notice({ text, onClose, danger = false }: { text: string; onClose?: () => void; danger?: boolean }) {
  const { words } = useGameWords();
  const { colours } = useTheme();
  const colour = danger ? colours.danger : colours.attention;
  return (
    <View role="alert" style={[styles.notice, { backgroundColor: colours.raised, borderColor: colour }]}>
      <Icon name="warning" size={20} colour={colour} />
      <Text size="small" style={styles.words}>
        {text}
      </Text>
      {onClose ? <IconButton icon="close" label={words.close} onPress={onClose} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.m,
    minHeight: 44,
    borderLeftWidth: 6,
  },
  words: { flex: 1, paddingVertical: space.s },
});
