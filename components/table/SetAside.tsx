import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { useGameWords } from '@/components/game/useGameWords';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { narrate } from '@/components/words/narrate';
import type { Entry } from '@/net/entry';
import { asideLines, isTold, type AsideLine } from '@/store/net/setAside';

import { useTable } from './context';
import { deviceName } from './names';

interface Props {
  entries: readonly Entry[];
  onClose: () => void;
}

/** Entries that gave way: how many, and on demand which. */
export function Archived({ entries, onClose }: Props) {
  const { words } = useGameWords();
  const [open, setOpen] = useState(false);
  const count = entries.filter(isTold).length;
  if (count === 0) return null;
  return (
    <>
      <Banner text={words.net.archived(count)} icon="warning" onClose={onClose} testID="archived">
        <Button label={words.net.show} onPress={() => setOpen(true)} />
      </Banner>
      {open ? <SetAsideDialog entries={entries} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** All that ever gave way on this device, where it is found again; nothing where nothing did. */
export function SetAsideLine({ onOpen }: { onOpen: () => void }) {
  const { words } = useGameWords();
  const { session } = useTable();
  const { setAside } = useStoreView(session.view);
  const count = setAside.filter(isTold).length;
  if (count === 0) return null;
  return (
    <View style={styles.line}>
      <Text size="small" tone="muted" style={styles.words}>
        {words.net.setAside(count)}
      </Text>
      <Button label={words.net.show} kind="ghost" onPress={onOpen} testID="set-aside" />
    </View>
  );
}

export function SetAsideDialog({ entries, onClose }: Props) {
  const { words } = useGameWords();
  const w = words.net;
  const { table } = useGame();
  // Once: what was put aside does not change, and the log only grows.
  const [log] = useState(() => table.view.getState().entries);
  const lines = useMemo(() => asideLines(log, entries), [log, entries]);
  return (
    <Dialog
      open
      title={w.archivedTitle}
      onClose={onClose}
      closeLabel={words.close}
      actions={<Button label={words.ok} kind="primary" onPress={onClose} />}
    >
      <Text size="small" tone="muted">
        {w.archivedHelp}
      </Text>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </Dialog>
  );
}

function Line({ line }: { line: AsideLine }) {
  const { words, w: table, say } = useGameWords();
  const { aside } = words.net;
  const { session } = useTable();
  const { roster } = useStoreView(session.view);
  const told = (): string => {
    switch (line.kind) {
      case 'act':
        return narrate(line.game, line.before, line.action, line.after, words, say).join(' ');
      case 'undo':
      case 'redo':
        return table.log[line.kind](say.seat(line.seat), line.count);
      case 'seat':
        return line.device === ''
          ? aside.freed(say.seat(line.seat))
          : aside.seat(say.seat(line.seat), deviceName(roster, line.device, words.net));
      case 'clock':
        return line.running ? aside.clockRuns : aside.clockStands;
      case 'untold':
        return aside.untold(say.seat(line.seat));
    }
  };
  return <Text size="small">{told()}</Text>;
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
