import { StyleSheet, View } from 'react-native';

import type { CorpSkin } from '@/components/titles/skin';
import { inkOn } from '@/components/ui/contrast';
import { Card } from '@/components/ui/Card';
import { CorpToken } from '@/components/ui/CorpToken';
import { Text } from '@/components/ui/Text';
import { radius, space } from '@/components/ui/theme';

interface Props {
  skin: CorpSkin;
  percent: number;
  /** "President’s certificate", for the one that is. */
  president?: string;
  /** Price, or how many there are: a line below. */
  detail?: string;
  selected?: boolean;
  onPress?: () => void;
}

/** A share of a company, or the president's. */
export function CertificateCard({ skin, percent, president, detail, selected, onPress }: Props) {
  const ink = inkOn(skin.colour);
  const share = `${percent}%`;
  return (
    <Card
      selected={selected}
      onPress={onPress}
      label={[skin.name, share, president, detail].filter(Boolean).join(', ')}
      style={styles.card}
      testID={`certificate-${skin.letters}`}
    >
      <View style={[styles.band, { backgroundColor: skin.colour }]}>
        <Text size="title" kind="heading" role={undefined} style={{ color: ink }}>
          {skin.letters}
        </Text>
        <Text size="title" kind="figures" style={{ color: ink }}>
          {share}
        </Text>
      </View>
      <View style={styles.body}>
        <CorpToken skin={skin} size={28} labelled={false} />
        <View style={styles.words}>
          <Text size="tiny" tone="muted" numberOfLines={3}>
            {skin.name}
          </Text>
          {president ? (
            <Text size="small" kind="strong">
              {president}
            </Text>
          ) : null}
          {detail ? (
            <Text size="small" kind="figures">
              {detail}
            </Text>
          ) : null}
        </View>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { padding: 0, gap: 0, width: 168, overflow: 'hidden' },
  band: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderTopLeftRadius: radius - 2,
    borderTopRightRadius: radius - 2,
  },
  body: { flexDirection: 'row', gap: space.s, padding: space.s, alignItems: 'flex-start' },
  words: { flex: 1 },
});
