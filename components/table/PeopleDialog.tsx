import { useState } from 'react';
import { useStore } from 'zustand';

import { useGame } from '@/components/game/context';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Divider } from '@/components/ui/Row';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';

import { ClockControls } from './Clock';
import { useTable } from './context';
import { DeviceLine } from './DeviceLine';
import { Invite } from './InviteCard';
import { PeopleSeats } from './PeopleSeats';
import { RemoveDialog } from './RemoveDialog';
import { SeatDialog } from './SeatDialog';
import { SetAsideDialog, SetAsideLine } from './SetAside';
import { TableName } from './TableName';

/** The devices at the table, the way to it, and the clock. */
export function PeopleDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const w = words.net;
  const { table } = useGame();
  const net = useTable();
  const { roster, hosting, device: me, trouble, setAside } = useStoreView(net.session.view);
  const connections = useStore(table.view, (v) => v.connections);
  const [giving, setGiving] = useState<string | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [inviting, setInviting] = useState(false);
  if (reading) return <SetAsideDialog entries={setAside} onClose={() => setReading(false)} />;
  if (removing !== null)
    return <RemoveDialog session={net.session} device={removing} onClose={() => setRemoving(null)} />;
  if (giving !== null)
    return (
      <SeatDialog
        seat={roster.seats.find((seat) => seat.id === giving) ?? null}
        roster={roster}
        me={me}
        onGive={net.session.giveSeat}
        onClose={() => setGiving(null)}
      />
    );
  return (
    <Dialog
      open
      title={inviting ? w.invite : w.people}
      onClose={onClose}
      closeLabel={words.close}
      actions={
        <>
          {inviting ? null : <Button label={w.invite} onPress={() => setInviting(true)} testID="invite" />}
          <Button label={words.ok} kind="primary" onPress={onClose} />
        </>
      }
    >
      {inviting ? (
        <Invite {...net} size={180} trouble={trouble} />
      ) : (
        <>
          {connections.map((connection) => (
            <DeviceLine
              key={connection.device}
              {...{ connection, roster, me }}
              onRemove={hosting ? setRemoving : null}
            />
          ))}
          {connections.some((c) => c.device === me && c.seats.length > 0) ? null : <MyName />}
          <Divider />
          <PeopleSeats onGive={hosting ? setGiving : null} me={me} />
          <ClockControls />
          <SetAsideLine onOpen={() => setReading(true)} />
          <Button label={hosting ? w.close : w.leave} kind="ghost" onPress={net.onLeave} testID="leave" />
        </>
      )}
    </Dialog>
  );
}

/** Whoever has a seat is called by it; a latecomer, or the board for all, says here who asks. */
function MyName() {
  const { session, name, onName } = useTable();
  const [typed, setTyped] = useState(name);
  const call = (next: string): void => {
    setTyped(next);
    onName(next);
    session.rename(next);
  };
  return <TableName name={typed} onName={call} />;
}
