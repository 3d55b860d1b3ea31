import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { Chip } from '@/components/ui/Chip';
import { Dialog } from '@/components/ui/Dialog';
import { LabelledRow } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { powerText } from '@/components/words/powers';

import { useGame } from '../context';
import { privateFacts } from '../models/privates';
import { useGameWords } from '../useGameWords';

/** A private company and what it pays; one tap tells the rest. */
export function PrivateChip({ id }: { id: string }) {
  const { rules } = useGame();
  const { w, say } = useGameWords();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Chip
        label={w.privates.chip(say.private(id), say.money(rules.privates[id]?.revenue))}
        onPress={() => setAsked(true)}
        testID={`private-${id}`}
      />
      {asked ? <PrivateInfo id={id} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

/** All that its certificate says. */
function PrivateInfo({ id, onClose }: { id: string; onClose: () => void }) {
  const { rules, skin } = useGame();
  const { w, words, say } = useGameWords();
  const facts = privateFacts(rules, id);
  if (!facts) return null;
  return (
    <Dialog
      open
      title={skin.privates[id]?.name ?? id}
      onClose={onClose}
      closeLabel={words.close}
      actions={<Button label={words.ok} kind="primary" onPress={onClose} />}
    >
      <LabelledRow label={w.privates.face}>{say.money(facts.price)}</LabelledRow>
      <LabelledRow label={w.privates.revenue}>{say.money(facts.revenue)}</LabelledRow>
      {facts.hexes.length > 0 ? (
        <LabelledRow label={w.privates.hexes}>{say.list(facts.hexes.map((hex) => say.hex(hex)))}</LabelledRow>
      ) : null}
      <Text size="small">{powerText(facts.power, words.powers, say)}</Text>
      {facts.closesWith === null ? null : (
        <Text size="small" tone="muted">
          {w.privates.closes(say.train(facts.closesWith))}
        </Text>
      )}
    </Dialog>
  );
}
