import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Text } from '@/components/ui/Text';
import { useStoreView } from '@/components/ui/useStoreView';
import { useSay, useWords } from '@/components/words/useWords';
import type { NetSession } from '@/store/netSession';

import { deviceName } from './names';

interface Props {
  session: NetSession;
  device: string;
  onClose: () => void;
}

/** Before the host shows a device out: what that does, and what it does not. */
export function RemoveDialog({ session, device, onClose }: Props) {
  const words = useWords();
  const w = words.net;
  const say = useSay();
  const { roster } = useStoreView(session.view);
  const seats = roster.seats.filter((seat) => seat.device === device).map((seat) => seat.name);
  const means =
    seats.length === 0
      ? w.removeWatching
      : roster.started
        ? w.removePlaying(say.list(seats))
        : w.removeBefore;
  const remove = (): void => {
    session.remove(device);
    onClose();
  };
  return (
    <Dialog
      open
      title={w.removeTitle(deviceName(roster, device, w))}
      onClose={onClose}
      closeLabel={words.close}
      actions={
        <>
          <Button label={words.cancel} kind="ghost" onPress={onClose} />
          <Button label={w.remove} kind="danger" onPress={remove} testID="remove-now" />
        </>
      }
    >
      <Text size="small">{means}</Text>
    </Dialog>
  );
}
