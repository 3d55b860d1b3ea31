import { useState } from 'react';
import { useStore } from 'zustand';

import { TableNotices } from '@/components/table/TableNotices';
import { Banner } from '@/components/ui/Banner';
import { Button } from '@/components/ui/Button';
import { refusalText } from '@/components/words/refusals';
import type { Words } from '@/components/words/words';
import type { Damage } from '@/store/saves/damage';

import { useGame } from '../context';
import { useGameWords } from '../useGameWords';
import { useWays } from '../ways';

/** The panel that would say these is gone with the position it was for. */
const overtaken: readonly string[] = ['playedElsewhere', 'stale'];

/** What is wrong with the save or the disk: said until it is read. */
export function Notices() {
  const { table } = useGame();
  const { words, say } = useGameWords();
  const ways = useWays();
  const damage = useStore(table.view, (v) => v.damage);
  const readOnly = useStore(table.view, (v) => v.readOnly);
  const failed = useStore(table.view, (v) =>
    v.saving === 'failed' || overtaken.includes(v.refusal?.code ?? '') ? v.refusal : null,
  );
  const [read, setRead] = useState(false);
  // Nothing but leaving can be done about a game that is not there.
  const gone = readOnly?.code === 'deletedElsewhere';
  const aside = damage !== null && damage.aside !== 'none';
  return (
    <>
      <TableNotices />
      {damage && !read ? (
        <Banner icon="warning" text={damageText(damage, words)} onClose={() => setRead(true)}>
          {ways && aside ? (
            <Button label={words.home.exportAside} onPress={ways.onExportAside} testID="export-aside" />
          ) : null}
        </Banner>
      ) : null}
      {readOnly ? (
        <Banner icon="warning" text={refusalText(readOnly, words, say)}>
          {ways && gone ? (
            <Button label={words.game.toHome} kind="primary" onPress={ways.onHome} testID="to-games" />
          ) : null}
        </Banner>
      ) : null}
      {failed ? (
        <Banner icon="warning" tone="danger" text={refusalText(failed, words, say)} onClose={table.forgive} />
      ) : null}
    </>
  );
}

const damageText = (damage: Damage, words: Words): string =>
  damage.copied ? words.game.copied(damage.lost) : words.game.damage(damage);
