import { useState } from 'react';

import { Card } from '@/components/ui/Card';
import { Text } from '@/components/ui/Text';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';
import type { NetSession } from '@/store/netSession';
import { connectionsOf } from '@/store/net/roster';

import { DeviceLine } from './DeviceLine';
import { RemoveDialog } from './RemoveDialog';

/** Who has come, seated or not; the host may show somebody out. */
export function LobbyDevices({ session }: { session: NetSession }) {
  const { net: w } = useWords();
  const { roster, device: me } = useStoreView(session.view);
  const [removing, setRemoving] = useState<string | null>(null);
  const holders = Object.fromEntries(roster.seats.map((seat) => [seat.id, seat.device]));
  const others = connectionsOf(roster, holders).filter(({ device }) => device !== me);
  if (others.length === 0) return null;
  return (
    <Card>
      <Text kind="heading" size="title" aria-level={2}>
        {w.people}
      </Text>
      {others.map((connection) => (
        <DeviceLine key={connection.device} {...{ connection, roster, me }} onRemove={setRemoving} />
      ))}
      {removing !== null ? (
        <RemoveDialog session={session} device={removing} onClose={() => setRemoving(null)} />
      ) : null}
    </Card>
  );
}
