import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/ui/IconButton';
import { space, target } from '@/components/ui/theme';
import { useLayout } from '@/components/ui/useLayout';

export interface ZoomWords {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

interface Props {
  words: ZoomWords;
  zoomBy: (by: number) => void;
  fit: () => void;
}

/** Below this fingers pinch and tap twice, and more buttons would lie on hexes of the whole board. */
const ROOMY = 600;

/** For those who cannot or would rather not pinch. */
export function ZoomButtons({ words, zoomBy, fit }: Props) {
  const { width } = useLayout();
  const narrow = width < ROOMY;
  return (
    <View style={narrow ? styles.corner : styles.column}>
      {narrow ? null : (
        <>
          <IconButton icon="plus" label={words.zoomIn} onPress={() => zoomBy(1.5)} raised />
          <IconButton icon="minus" label={words.zoomOut} onPress={() => zoomBy(1 / 1.5)} raised />
        </>
      )}
      <IconButton icon="fit" label={words.fit} onPress={fit} raised />
    </View>
  );
}

const styles = StyleSheet.create({
  // Beside what else stands in that corner: no hex of the whole board lies there, and no panel covers it.
  corner: { position: 'absolute', left: space.s + target + space.s, top: space.s },
  column: { position: 'absolute', right: space.s, bottom: space.s, gap: space.s },
});
