import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { TileSupply, type TileStock } from '@/components/cards/TileSupply';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

import { useGame } from '../context';
import { tileStock } from '../models/companies';
import { useGameWords } from '../useGameWords';

/** The tiles that are left, by colour; a chosen one shows what it may become. */
export function TilesView() {
  const { rules, state } = useGame();
  const { w } = useGameWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const label = ({ tile, count }: TileStock) => w.tiles.label(tile, count);
  return (
    <View style={styles.view}>
      <Text size="small" tone="muted">
        {w.tiles.hint}
      </Text>
      {tileStock(rules, state).map(({ colour, stock }) => (
        <View key={colour} style={styles.group}>
          <Text kind="heading" size="body">
            {w.hex.colours[colour]}
          </Text>
          <TileSupply
            map={rules.map}
            stock={stock}
            tileLabel={label}
            upgradesLabel={chosen ? w.tiles.becomes(chosen) : ''}
            selected={chosen}
            onSelect={(tile) => setChosen((now) => (now === tile ? null : tile))}
            size={52}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  view: { gap: space.l },
  group: { gap: space.s },
});
