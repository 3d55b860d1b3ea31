import { memo } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';

import { SIDE, WIDTH } from '@/components/board/geometry';
import { TileFace } from '@/components/board/TileFace';
import { tileFace } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';

interface Props {
  map: BoardMap;
  tile: string;
  rotation?: number;
  /** Width in points. */
  size?: number;
  label?: string;
}

/** One tile by itself. */
export const TilePicture = memo(function TilePicture({ map, tile, rotation = 0, size = 64, label }: Props) {
  const [w, h] = [WIDTH + 2, 2 * SIDE + 2];
  return (
    <View
      accessible={label !== undefined}
      role={label === undefined ? undefined : 'img'}
      accessibilityLabel={label}
      testID={`picture-${tile}`}
    >
      <Svg width={size} height={(size * h) / w} viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}>
        <TileFace face={tileFace(map, tile, rotation)} />
      </Svg>
    </View>
  );
});
