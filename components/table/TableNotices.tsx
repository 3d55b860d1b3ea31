import { useState } from 'react';

import { useGame } from '@/components/game/context';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';
import type { NetView, Notice } from '@/store/net/view';

import { useTable, useTableOrNull } from './context';
import { Asks } from './Asks';
import { HostGone } from './HostGone';
import { deviceFirst } from './names';
import { Archived } from './SetAside';

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
      <NoNewcomers />
      <Asks />
      <Wishes />
      {notices.map((notice) => (
        <Said key={notice.id} notice={notice} onClose={() => session.dismiss(notice.id)} />
      ))}
    </>
  );
}

/** Told to the host, whom newcomers look for; to guests only where they invite. */
function NoNewcomers() {
  const { net: w } = useWords();
  const { session } = useTable();
  const { trouble, status } = useStoreView(session.view);
  const [read, setRead] = useState<NetView['trouble']>(null);
  if (trouble === null && read !== null) setRead(null);
  if (trouble === null || trouble === read || status !== 'hosting') return null;
  const text = trouble === 'signalling' ? w.noNewcomers : w.trouble[trouble];
  return <Banner text={text} icon="warning" onClose={() => setRead(trouble)} testID="trouble" />;
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
          text={w.wish(deviceFirst(roster, device, w), names(claim.seat))}
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
          text={notice.device === device ? w.hostHere : w.hostIs(deviceFirst(roster, notice.device, w))}
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
      return <Banner text={w.dropped(deviceFirst(roster, notice.device, w))} onClose={onClose} />;
    case 'forked':
      return <Banner text={w.forkNotice} icon="warning" onClose={onClose} testID="forked" />;
  }
}
