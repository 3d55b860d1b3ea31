import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Text } from '@/components/ui/Text';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { GameItem } from '@/store/games';

import { nameOf, playersOf } from './GameRow';

interface Props {
  /** Null: closed. */
  item: GameItem | null;
  onExport: (item: GameItem) => void;
  onExportAside: (item: GameItem) => void;
  onRemove: (item: GameItem) => void;
  onClose: () => void;
}

/** More about a game, and what can be done with it besides playing. */
export function GameDialog({ item, onExport, onExportAside, onRemove, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const choose = (does: (item: GameItem) => void) => () => {
    if (item) does(item);
    onClose();
  };
  return (
    <Dialog
      open={item !== null}
      title={item ? nameOf(item, words) : ''}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          <Button label={words.cancel} kind="ghost" onPress={onClose} />
          {/* Of what cannot be opened the whole copy is the export already. */}
          {item?.aside && !item.problem ? (
            <Button label={words.home.exportAside} onPress={choose(onExportAside)} testID="export-aside" />
          ) : null}
          <Button label={words.home.exportGame} onPress={choose(onExport)} />
          <Button label={words.home.remove} kind="danger" icon="bin" onPress={choose(onRemove)} />
        </>
      }
    >
      <Text tone="muted">
        {item?.problem
          ? refusalText(item.problem, words, say)
          : [
              ...(item?.summary ? [playersOf(item, say.list)] : []),
              ...(item?.summary && !item.behind ? [words.home.actions(item.summary.actions)] : []),
              ...(item?.summary?.forked ? [words.net.forked] : []),
            ].join(' · ')}
      </Text>
      {item?.aside ? <Text tone="muted">{words.home.asideKept}</Text> : null}
    </Dialog>
  );
}
