import { useState } from 'react';

import { useGame } from '@/components/game/context';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Text } from '@/components/ui/Text';
import { useStoreView } from '@/components/ui/useStoreView';
import { useSay, useWords } from '@/components/words/useWords';
import type { Notice } from '@/store/net/view';

import { Banner } from './Banner';
import { useTable, useTableOrNull } from './context';
import { HostGone } from './HostGone';
import { deviceName } from './names';

/** What happens at the table and concerns this device; nothing where the device is passed round. */
export function TableNotices() {
  const net = useTableOrNull();
  return net ? <All /> : null;
}

function All() {
  const { session } = useTable();
  const { notices } = useStoreView(session.view);
  return (
    <>
      <HostGone />
      <Asks />
      <Wishes />
      {notices.map((notice) => (
        <Said key={notice.id} notice={notice} onClose={() => session.dismiss(notice.id)} />
      ))}
    </>
  );
}

/** Consent to undo, on the devices whose actions it would take back; and the wait, on the one that asked. */
function Asks() {
  const words = useWords();
  const w = words.net;
  const say = useSay();
  const { mine, names, actions } = useGame();
  const { session } = useTable();
  const { asks, status } = useStoreView(session.view);
  // Without the host nobody counts the answers.
  if (status !== 'joined' && status !== 'hosting') return null;
  return (
    <>
      {asks.map((ask) => {
        const asked = ask.waiting.some((seat) => mine.includes(seat));
        if (!asked && !mine.includes(ask.seat)) return null;
        const count = actions.length - ask.to;
        const wish = ask.kind === 'undo' ? w.ask.undo(names(ask.seat), count) : w.ask.redo(names(ask.seat));
        return asked ? (
          <Banner key={ask.id} text={wish} icon="undo" tone="accent" testID="ask">
            <Button label={w.decline} onPress={() => session.answer(ask.id, false)} testID="decline" />
            <Button
              label={w.agree}
              kind="primary"
              onPress={() => session.answer(ask.id, true)}
              testID="agree"
            />
          </Banner>
        ) : (
          <Banner
            key={ask.id}
            text={w.ask.waiting(say.list(ask.waiting.map(names)))}
            icon="undo"
            tone="accent"
          />
        );
      })}
    </>
  );
}

/** Somebody without it asks for a seat: only the host's tap gives it. */
function Wishes() {
  const { net: w } = useWords();
  const { names } = useGame();
  const { session } = useTable();
  const { wishes, roster, hosting } = useStoreView(session.view);
  if (!hosting) return null;
  return (
    <>
      {wishes.map(({ device, claim }) => (
        <Banner
          key={`${device} ${claim.seat}`}
          text={w.wish(deviceName(roster, device, w), names(claim.seat))}
          icon="players"
          tone="accent"
          testID="wish"
        >
          <Button label={w.decline} onPress={() => session.refuseWish(device, claim.seat)} />
          <Button
            label={w.give}
            kind="primary"
            onPress={() => session.giveSeat(claim.seat, claim.hold ? device : '')}
            testID="give"
          />
        </Banner>
      ))}
    </>
  );
}

function Said({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { net: w } = useWords();
  const { session } = useTable();
  const { roster, device } = useStoreView(session.view);
  switch (notice.kind) {
    case 'archived':
      return <Archived entries={notice.entries} onClose={onClose} />;
    case 'hostIs':
      return (
        <Banner
          text={notice.device === device ? w.hostHere : w.hostIs(deviceName(roster, notice.device, w))}
          tone="accent"
          onClose={onClose}
          testID="host-is"
        />
      );
    case 'divergence':
      return <Banner text={w.divergence(notice.at)} icon="warning" tone="danger" onClose={onClose} />;
    case 'illegal':
      return <Banner text={w.illegal(notice.seq)} icon="warning" tone="danger" onClose={onClose} />;
    case 'repaired':
      return <Banner text={w.repaired} onClose={onClose} />;
    case 'dropped':
      return <Banner text={w.dropped(deviceName(roster, notice.device, w))} onClose={onClose} />;
    case 'forked':
      return <Banner text={w.forkNotice} icon="warning" onClose={onClose} testID="forked" />;
  }
}

interface ArchivedProps {
  entries: Extract<Notice, { kind: 'archived' }>['entries'];
  onClose: () => void;
}

/** Entries that gave way: how many, and on demand which. */
function Archived({ entries, onClose }: ArchivedProps) {
  const words = useWords();
  const w = words.net;
  const { names } = useGame();
  const [open, setOpen] = useState(false);
  const acts = entries.filter((entry) => entry.kind === 'act');
  if (acts.length === 0) return null;
  return (
    <>
      <Banner text={w.archived(acts.length)} icon="warning" onClose={onClose} testID="archived">
        <Button label={w.show} onPress={() => setOpen(true)} />
      </Banner>
      <Dialog
        open={open}
        title={w.archivedTitle}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        actions={<Button label={words.ok} kind="primary" onPress={() => setOpen(false)} />}
      >
        {acts.map((entry) => (
          <Text key={entry.hash} size="small">
            {`${entry.seq}. ${names(entry.seat)}: ${detailsOf(entry.action)}`}
          </Text>
        ))}
      </Dialog>
    </>
  );
}

/** An action whose position is gone can be told only by what it says itself. */
function detailsOf(action: object): string {
  return Object.entries(action)
    .filter(([key]) => key !== 'seat')
    .map(([key, value]) => (key === 'type' ? String(value) : `${key} ${JSON.stringify(value)}`))
    .join(', ');
}
