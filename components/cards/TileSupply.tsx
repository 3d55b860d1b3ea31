import { Platform, Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';
import type { BoardMap } from '@/engine/rail/map';

import { TilePicture } from './TilePicture';

export interface TileStock {
  readonly tile: string;
  /** How many are left. */
  readonly count: number;
  readonly upgrades?: readonly string[];
}

interface Props {
  map: BoardMap;
  stock: readonly TileStock[];
  /** "Tile 57, 3 left". */
  tileLabel: (stock: TileStock) => string;
  /** What stands before the upgrades of the chosen tile. */
  upgradesLabel: string;
  selected?: string | null;
  onSelect?: (tile: string) => void;
  size?: number;
}

/** The tiles that are left, drawn, with their numbers; the chosen one shows what it may become. */
export function TileSupply({ map, stock, tileLabel, upgradesLabel, selected, onSelect, size = 64 }: Props) {
  const { colours } = useTheme();
  // A browser would take the revenue in the drawing for words on the button; there the picture itself bears the name.
  const drawn = Platform.OS === 'web' && onSelect !== undefined;
  const chosen = stock.find(({ tile }) => tile === selected);
  return (
    <View style={styles.supply}>
      <View style={styles.tiles}>
        {stock.map((item) => (
          <Pressable
            key={item.tile}
            accessible
            role={onSelect ? 'button' : 'img'}
            accessibilityRole={onSelect ? 'button' : 'image'}
            accessibilityLabel={drawn ? undefined : tileLabel(item)}
            accessibilityState={{ selected: item.tile === selected }}
            aria-pressed={onSelect ? item.tile === selected : undefined}
            disabled={!onSelect}
            onPress={() => onSelect?.(item.tile)}
            testID={`supply-${item.tile}`}
            style={[styles.tile, { borderColor: item.tile === selected ? colours.accent : 'transparent' }]}
          >
            {/* Only the picture is dimmed: the number is to be read. */}
            <View style={item.count > 0 ? null : styles.none}>
              <TilePicture
                map={map}
                tile={item.tile}
                size={size}
                label={drawn ? tileLabel(item) : undefined}
              />
            </View>
            <View style={styles.line} aria-hidden={drawn}>
              <Text size="tiny" tone="muted">
                {item.tile}
              </Text>
              <Text
                size="small"
                kind="figures"
                tone={item.count > 0 ? 'ink' : 'muted'}
              >{`×${item.count}`}</Text>
            </View>
          </Pressable>
        ))}
      </View>
      {chosen?.upgrades && chosen.upgrades.length > 0 ? (
        <View style={styles.upgrades}>
          <Text size="small" tone="muted">
            {upgradesLabel}
          </Text>
          <View style={styles.tiles}>
            {chosen.upgrades.map((tile) => (
              <View key={tile} style={styles.tile}>
                <TilePicture map={map} tile={tile} size={size * 0.8} />
                <Text size="tiny" tone="muted">
                  {tile}
                </Text>
              </View>
            ))}
          </View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  supply: { gap: space.m },
  upgrades: { gap: space.xs },
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  tile: {
    minWidth: target,
    minHeight: target,
    padding: space.xs,
    borderRadius: radius,
    borderWidth: 2,
    borderColor: 'transparent',
    alignItems: 'center',
  },
  none: { opacity: 0.35 },
  line: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs },
});
