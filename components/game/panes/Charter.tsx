import { memo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { CorpSkin } from '@/components/titles/skin';
import { Card } from '@/components/ui/Card';
import { CorpToken } from '@/components/ui/CorpToken';
import { Icon } from '@/components/ui/Icon';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Divider, LabelledRow, Row } from '@/components/ui/Row';
import { spokenLines } from '@/components/ui/spoken';
import { Text } from '@/components/ui/Text';
import { space, target, useTheme } from '@/components/ui/theme';
import { sharePrice } from '@/engine/rail/market/tokens';
import type { Corp } from '@/engine/rail/state';
import { trainLimit } from '@/engine/rail/trains';

import { useGame } from '../context';
import { stageOf, stationsLeft, trainType, type CompanyStage, type Stations } from '../models/companies';
import { useGameWords } from '../useGameWords';
import { PrivateChip } from './PrivateInfo';
import { ShareRows } from './ShareRows';

/** One company's charter. What is not open yet is one line until it is asked for. */
export function Charter({ id }: { id: string }) {
  const { rules, state, skin } = useGame();
  const corp = state.corps[id];
  const look = skin.corps[id];
  if (!corp || !look) return null;
  const stations = stationsLeft(rules, state, id);
  return (
    <CharterCard
      id={id}
      corp={corp}
      look={look}
      stage={stageOf(corp)}
      price={sharePrice(rules, state, id)}
      left={stations.left}
      all={stations.all}
      next={stations.next}
      limit={trainLimit(rules, state)}
      privates={rules.privateIds.filter((p) => state.privates[p] === id).join(' ')}
    />
  );
}

interface Props extends Stations {
  id: string;
  corp: Corp;
  look: CorpSkin;
  stage: CompanyStage;
  price: number;
  limit: number;
  /** Ids, joined by spaces. */
  privates: string;
}

const CharterCard = memo(function CharterCard(props: Props) {
  const { id, corp, look, stage, price } = props;
  const { names } = useGame();
  const { w, say } = useGameWords();
  const { colours } = useTheme();
  const [open, setOpen] = useState(stage !== 'closed');
  const who = corp.president === null ? [] : [names(corp.president)];
  // That it runs goes without saying.
  const led = [...who, ...(stage === 'running' ? [] : [w.companies.stages[stage]])].join(' · ');
  const prices = corp.par === null ? [] : [say.money(price), w.companies.par(say.money(corp.par))];
  return (
    <Card stripe={look.colour} style={styles.card} testID={`charter-${id}`}>
      <Pressable
        role="button"
        accessibilityRole="button"
        accessibilityLabel={spokenLines([look.name, led, ...prices])}
        accessibilityState={{ expanded: open }}
        aria-expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <CorpToken skin={look} size={36} labelled={false} />
        <View style={styles.grow}>
          <Text kind="strong" size="small">
            {look.name}
          </Text>
          <View style={styles.second}>
            <View style={styles.president}>
              <President corp={corp} words={led} />
            </View>
            {prices.length === 0 ? null : (
              <View style={styles.price}>
                <Text kind="figures" size="title" align="right">
                  {prices[0]}
                </Text>
                <Text size="tiny" tone="muted" align="right">
                  {prices[1]}
                </Text>
              </View>
            )}
          </View>
        </View>
        <Icon name={open ? 'up' : 'down'} size={18} colour={colours.muted} />
      </Pressable>
      {open ? <CharterBody {...props} /> : null}
    </Card>
  );
});

function President({ corp, words }: Pick<Props, 'corp'> & { words: string }) {
  const { playerIndex } = useGame();
  return (
    <Row gap="xs">
      {corp.president === null ? null : <PlayerMark player={playerIndex(corp.president)} size={12} />}
      <Text size="tiny" tone="muted" style={styles.whole}>
        {words}
      </Text>
    </Row>
  );
}

function CharterBody({ id, corp, left, all, next, limit, privates }: Props) {
  const { w, say } = useGameWords();
  const trains = corp.trains.map((train) => trainType(train));
  const revenues = corp.revenues.slice(-4).reverse();
  return (
    <View style={styles.body}>
      <LabelledRow label={w.companies.treasury}>
        <Text kind="figures">{say.money(corp.cash)}</Text>
      </LabelledRow>
      <LabelledRow label={w.companies.trains(limit)}>
        <Row wrap gap="xs">
          {trains.length === 0 ? (
            <Text size="small" tone="muted">
              {w.none}
            </Text>
          ) : (
            trains.map((train, i) => <TrainTag key={i} train={train} />)
          )}
        </Row>
      </LabelledRow>
      <LabelledRow label={w.companies.stations}>
        {next === null
          ? w.companies.noStations
          : w.companies.stationsLeft(left, all, next === 0 ? w.companies.free : say.money(next))}
      </LabelledRow>
      {privates ? (
        <LabelledRow label={w.companies.privates}>
          <Row wrap gap="xs" justify="flex-end" style={styles.shrink}>
            {privates.split(' ').map((p) => (
              <PrivateChip key={p} id={p} />
            ))}
          </Row>
        </LabelledRow>
      ) : null}
      {revenues.length > 0 ? (
        <LabelledRow label={w.companies.revenues}>
          <Text size="small" kind="figures" align="right" style={styles.shrink}>
            {revenues.map((sum) => w.companies.revenue(say.money(Math.abs(sum)), sum)).join('  ')}
          </Text>
        </LabelledRow>
      ) : null}
      <Divider />
      <ShareRows id={id} corp={corp} />
    </View>
  );
}

/** A train as a small ticket. */
export function TrainTag({ train }: { train: string }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.tag, { borderColor: colours.muted }]}>
      <Text kind="heading" size="small" role={undefined}>
        {train}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 300, maxWidth: 620 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: target },
  grow: { flex: 1 },
  // The name has the whole line: beside the price its longest word would be broken.
  second: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  president: { flexGrow: 1, flexShrink: 1, flexBasis: 72 },
  price: { marginLeft: 'auto' },
  // A name without a space is broken rather than cut.
  whole: { flex: 1, minWidth: 0 },
  shrink: { flexShrink: 1 },
  body: { gap: space.s },
  tag: { borderWidth: 1.5, borderRadius: 4, minWidth: 26, paddingHorizontal: 6, alignItems: 'center' },
});
