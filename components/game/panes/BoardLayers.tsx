import { useStore } from 'zustand';

import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Toggle } from '@/components/ui/Toggle';
import { preferences } from '@/store/device';

import { useGameWords } from '../useGameWords';

interface Props {
  rings: boolean;
  onRings: (on: boolean) => void;
  onClose: () => void;
}

/** What is written on the board besides the game. */
export function BoardLayers({ rings, onRings, onClose }: Props) {
  const { w, words } = useGameWords();
  const { coordinates, tileNumbers } = useStore(preferences.view);
  return (
    <Dialog
      open
      title={w.board.layers}
      onClose={onClose}
      closeLabel={words.close}
      actions={<Button label={words.ok} kind="primary" onPress={onClose} />}
    >
      <Toggle
        label={w.board.coordinates}
        on={coordinates}
        onChange={(on) => void preferences.change({ coordinates: on })}
      />
      <Toggle
        label={w.board.tileNumbers}
        on={tileNumbers}
        onChange={(on) => void preferences.change({ tileNumbers: on })}
      />
      <Toggle label={w.board.rings} detail={w.board.ringsDetail} on={rings} onChange={onRings} />
    </Dialog>
  );
}
