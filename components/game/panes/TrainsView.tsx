import { StyleSheet, View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Divider, Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { phaseDef, trainDef } from '@/engine/rail/rules';

import { useGame } from '../context';
import { trainOutlook, trainType, type TrainOutlook } from '../models/companies';
import { useGameWords } from '../useGameWords';
import { TrainTag } from './Charter';

/** Trains in the bank and the bank pool, and what each next purchase sets off. */
export function TrainsView() {
  const { rules, state } = useGame();
  const { w, say } = useGameWords();
  const pool = state.trains.pool;
  return (
    <View style={styles.view}>
      <Card>
        <Text kind="heading" size="body">
          {w.trains.pool}
        </Text>
        {pool.length === 0 ? (
          <Text size="small" tone="muted">
            {w.none}
          </Text>
        ) : (
          <Row wrap>
            {pool.map((train, i) => (
              <Row key={i} gap="xs">
                <TrainTag train={trainType(train)} />
                <Text size="small" kind="figures">
                  {say.money(trainDef(rules, train)?.price)}
                </Text>
              </Row>
            ))}
          </Row>
        )}
      </Card>
      <Card>
        <Text kind="heading" size="body">
          {w.trains.bank}
        </Text>
        {trainOutlook(rules, state).map((train, i) => (
          <View key={train.def.type} style={styles.train}>
            {i > 0 ? <Divider /> : null}
            <TrainRow train={train} />
          </View>
        ))}
      </Card>
    </View>
  );
}

function TrainRow({ train }: { train: TrainOutlook }) {
  const { rules, state } = useGame();
  const { w, say } = useGameWords();
  const { def, left, forSale, starts, rusts, rustedBy, gone } = train;
  const phase = starts === null ? null : phaseDef(rules, starts);
  const limit = phaseDef(rules, state.phase).trainLimit;
  const effects = [
    phase
      ? w.trains.starts(
          say.phase(phase.name),
          phase.colours.map((c) => w.hex.colours[c]),
        )
      : null,
    rusts.length > 0 ? w.trains.rusts(rusts.map((type) => say.train(type))) : null,
    phase?.privatesClose ? w.trains.closesPrivates : null,
    phase && phase.trainLimit < limit ? w.trains.limit(phase.trainLimit) : null,
  ].filter((effect) => effect !== null);
  return (
    <Row align="flex-start" gap="m" testID={`bank-train-${def.type}`}>
      <View style={gone ? styles.gone : null}>
        <TrainTag train={trainType(def.type)} />
      </View>
      <View style={styles.words}>
        <Row justify="space-between" align="baseline">
          <Text
            size="small"
            kind={forSale ? 'strong' : 'text'}
            tone={gone ? 'muted' : 'ink'}
            style={styles.words}
          >
            {left === null ? w.trains.unlimited : left === 0 ? w.trains.soldOut : w.trains.left(left)}
            {forSale ? ` · ${w.trains.forSale}` : ''}
          </Text>
          <Text kind="figures" tone={gone ? 'muted' : 'ink'}>
            {say.money(def.price)}
          </Text>
        </Row>
        {def.tradeIn ? (
          <Text size="small" tone="muted">
            {w.trains.tradeIn(
              def.tradeIn.accepts.map((type) => say.train(type)),
              say.money(def.tradeIn.price),
            )}
          </Text>
        ) : null}
        {effects.map((effect) => (
          <Text key={effect} size="small" tone={forSale ? 'attention' : 'muted'}>
            {effect}
          </Text>
        ))}
        {gone ? (
          <Text size="small" tone="muted">
            {w.trains.gone}
          </Text>
        ) : (
          <Text size="small" tone="muted">
            {rustedBy === null ? w.trains.permanent : w.trains.rustedBy(say.train(rustedBy))}
          </Text>
        )}
      </View>
    </Row>
  );
}

const styles = StyleSheet.create({
  view: { gap: space.m, maxWidth: 720 },
  train: { gap: space.m },
  words: { flex: 1, gap: 2 },
  gone: { opacity: 0.55 },
});
