import { StyleSheet } from 'react-native';

import { Button } from '@/components/ui/Button';
import { CorpToken } from '@/components/ui/CorpToken';
import { Dialog } from '@/components/ui/Dialog';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { LabelledRow, Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { frame } from '@/engine/rail/flow';
import { byShareValue } from '@/engine/rail/market/tokens';
import { phaseDef } from '@/engine/rail/rules';
import { bankTrains } from '@/engine/rail/trains';
import { phaseOf, roundOf } from '@/store/rounds';

import { useGame } from '../context';
import { useGameWords } from '../useGameWords';

/** What the strip has no room for. */
export function Details({ onClose }: { onClose: () => void }) {
  const { rules, state, names, playerIndex, skin } = useGame();
  const { w, words, say } = useGameWords();
  const phase = phaseDef(rules, state.phase);
  const round = frame(state, 'operatingRound');
  const waiting = round ? byShareValue(rules, state, round.waiting) : [];
  return (
    <Dialog
      open
      title={words.standing.round(roundOf(state))}
      onClose={onClose}
      closeLabel={words.close}
      actions={<Button label={words.ok} kind="primary" onPress={onClose} />}
    >
      <LabelledRow label={w.details.bank}>
        <Text size="small" kind="figures">
          {say.money(state.bank)}
        </Text>
      </LabelledRow>
      {state.broken ? (
        <Text size="small" tone="attention">
          {w.details.broken}
        </Text>
      ) : null}
      <LabelledRow label={w.details.phase}>{say.phase(phaseOf(state))}</LabelledRow>
      <LabelledRow label={w.details.tiles}>
        {say.list(phase.colours.map((colour) => w.hex.colours[colour]))}
      </LabelledRow>
      <LabelledRow label={w.details.trainLimit}>{String(phase.trainLimit)}</LabelledRow>
      <LabelledRow label={w.details.rounds}>{String(phase.operatingRounds)}</LabelledRow>
      <LabelledRow label={w.details.nextTrain}>
        {say.list(bankTrains(rules, state).map((def) => `${say.train(def.type)} ${say.money(def.price)}`))}
      </LabelledRow>
      <LabelledRow label={w.details.certificates}>{String(rules.certificateLimit)}</LabelledRow>
      <LabelledRow label={w.details.priority}>
        <Row gap="xs" style={styles.name}>
          <PlayerMark player={playerIndex(state.priority)} size={14} />
          <Text size="small" style={styles.name}>
            {names(state.priority)}
          </Text>
        </Row>
      </LabelledRow>
      {waiting.length > 0 ? (
        <LabelledRow label={w.details.waiting}>
          <Row gap="xs" wrap>
            {waiting.map((id) => {
              const look = skin.corps[id];
              return look ? <CorpToken key={id} skin={look} size={26} /> : null;
            })}
          </Row>
        </LabelledRow>
      ) : null}
    </Dialog>
  );
}

// A long name without a space is broken rather than cut.
const styles = StyleSheet.create({ name: { flexShrink: 1, minWidth: 0 } });
