import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { TilePicture } from '@/components/cards/TilePicture';
import { IntoSight } from '@/components/ui/ScrollBody';
import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';
import type { LayTile } from '@/engine/rail/actions';
import type { BoardMap } from '@/engine/rail/map';

import type { TileChoice } from '../models/track';
import { usePanelWords } from '../usePanelWords';

interface Props {
  choices: readonly TileChoice[];
  chosen: LayTile;
  map: BoardMap;
  onChoose: (lay: LayTile) => void;
}

/** The tiles the rules name for a hex, drawn; those that cannot be laid say why when touched. */
export function TileRow({ choices, chosen, map, onChoose }: Props) {
  const { colours } = useTheme();
  const { p, reason } = usePanelWords();
  const [asked, setAsked] = useState<string | null>(null);
  const why = choices.find(({ tile }) => tile === asked)?.why ?? null;
  return (
    <View style={styles.column}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.row}>
        {choices.map((choice) => {
          const { tile, lays, left } = choice;
          const on = tile === chosen.tile;
          const lay = lays[0];
          const label = [p.track.tile(tile, left), reason(choice.why)].filter(Boolean).join('. ');
          return (
            <Pressable
              key={tile}
              role="button"
              accessibilityRole="button"
              accessibilityLabel={label}
              accessibilityState={{ selected: on, disabled: !lay }}
              aria-pressed={on}
              aria-disabled={!lay}
              onPress={() => {
                setAsked(lay ? null : tile);
                if (lay && !on) onChoose(lay);
              }}
              testID={`choose-tile-${tile}`}
              style={[styles.tile, { borderColor: on ? colours.accent : 'transparent' }]}
            >
              <View style={lay ? null : styles.faint}>
                <TilePicture
                  map={map}
                  tile={tile}
                  rotation={on ? chosen.rotation : (lay?.rotation ?? 0)}
                  size={48}
                />
              </View>
              <Text size="tiny" tone="muted">
                {tile}
              </Text>
            </Pressable>
          );
        })}
      </ScrollView>
      {why ? (
        <IntoSight key={asked}>
          <Text size="small" tone="attention" role="alert">
            {reason(why)}
          </Text>
        </IntoSight>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.xs },
  row: { gap: space.xs },
  // Only the picture: its number stays readable.
  faint: { opacity: 0.35 },
  tile: {
    minWidth: target,
    minHeight: target,
    alignItems: 'center',
    padding: space.xs,
    borderWidth: 2,
    borderRadius: radius,
  },
});
