import { useState } from 'react';
import { useStore } from 'zustand';

import { useGame } from '@/components/game/context';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Text } from '@/components/ui/Text';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';

import { useTable } from './context';
import { Invite } from './InviteCard';

/** The host does not answer: wait, continue here, or go on as a copy where there is no majority. */
export function HostGone() {
  const words = useWords();
  const w = words.net;
  const net = useTable();
  const { table } = useGame();
  const { status, canTakeOver, bye, trouble, hosting } = useStoreView(net.session.view);
  const unsent = useStore(table.view, (v) => v.saving === 'waiting' || v.saving === 'standing');
  const [forking, setForking] = useState(false);
  const [showing, setShowing] = useState(false);
  if (status === 'joined' || status === 'hosting') return null;
  const why = bye && bye.code !== 'closed' && bye.code !== 'silent' ? w.bye[bye.code](bye.detail) : null;
  const text = hosting
    ? w.waitingVotes
    : status === 'lost'
      ? [why ?? w.hostGone, canTakeOver ? w.goOnDetail : null].filter(Boolean).join(' ')
      : (why ?? w.status[status]);
  return (
    <>
      <Banner
        text={trouble ? `${text} ${w.trouble[trouble]}` : text}
        icon="warning"
        tone={status === 'lost' ? 'danger' : 'attention'}
        testID="host-gone"
      >
        {hosting ? (
          <Button label={w.showCode} onPress={() => setShowing(true)} testID="show-code" />
        ) : status === 'lost' && canTakeOver ? (
          <Button label={w.goOnHere} kind="primary" onPress={net.session.takeOver} testID="take-over" />
        ) : null}
        {hosting || (status === 'lost' && !canTakeOver) ? (
          <Button
            label={w.fork}
            kind={hosting ? 'ghost' : 'secondary'}
            onPress={() => setForking(true)}
            testID="fork"
          />
        ) : null}
      </Banner>
      <Dialog
        open={forking}
        title={w.forkTitle}
        onClose={() => setForking(false)}
        closeLabel={words.close}
        actions={
          <>
            <Button label={words.cancel} kind="ghost" onPress={() => setForking(false)} />
            <Button label={w.fork} kind="primary" onPress={net.onFork} testID="fork-now" />
          </>
        }
      >
        <Text size="small">{w.forkDetail}</Text>
        {unsent ? <Text size="small">{w.forkWaiting}</Text> : null}
      </Dialog>
      <Dialog
        open={showing}
        title={w.invite}
        onClose={() => setShowing(false)}
        closeLabel={words.close}
        actions={<Button label={words.ok} kind="primary" onPress={() => setShowing(false)} />}
      >
        <Invite {...net} size={180} />
      </Dialog>
    </>
  );
}
