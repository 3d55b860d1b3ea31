import { ScrollView, StyleSheet, View } from 'react-native';

import { kept, useKept } from '../kept';
import { SegmentedTabs } from '@/components/ui/SegmentedTabs';
import { space } from '@/components/ui/theme';

import { useGame } from '../context';
import { companyOrder } from '../models/companies';
import { useGameWords } from '../useGameWords';
import { Charter } from './Charter';
import { TilesView } from './TilesView';
import { TrainsView } from './TrainsView';

const PARTS = ['charters', 'trains', 'tiles'] as const;
type Part = (typeof PARTS)[number];

const keptPart = kept<Part>();

/** Charters, trains and tiles. */
export function CompaniesPane() {
  const { table } = useGame();
  const { w } = useGameWords();
  const [part, setPart] = useKept(keptPart, () => 'charters', table);
  return (
    <View style={styles.pane}>
      <SegmentedTabs
        tabs={PARTS.map((id) => ({ id, label: w.companies.parts[id] }))}
        selected={part}
        onSelect={setPart}
        label={w.tabs.companies}
      />
      <ScrollView tabIndex={0} contentContainerStyle={styles.content} key={part}>
        {part === 'charters' ? <Charters /> : part === 'trains' ? <TrainsView /> : <TilesView />}
      </ScrollView>
    </View>
  );
}

function Charters() {
  const { rules, state } = useGame();
  return (
    <View style={styles.cards}>
      {companyOrder(rules, state).map((id) => (
        <Charter key={id} id={id} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { flex: 1 },
  content: { padding: space.m, paddingBottom: space.xl },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
});
