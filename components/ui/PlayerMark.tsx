import { View } from 'react-native';
import Svg from 'react-native-svg';

import { Circle, Path } from './svg';
import { players, useTheme } from './theme';

export type PlayerShape = (typeof players)[number]['shape'];

interface Props {
  /** Seat, from 0. */
  player: number;
  size?: number;
  /** The player's name, where no words stand beside it. */
  label?: string;
}

/** A polygon with its first corner up; with `inner`, a star. */
function polygon(points: number, radius: number, inner?: number): string {
  const count = inner === undefined ? points : points * 2;
  const corners = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
    const r = inner !== undefined && i % 2 === 1 ? inner : radius;
    return `${(12 + Math.cos(angle) * r).toFixed(2)} ${(12 + Math.sin(angle) * r).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

const paths: Record<Exclude<PlayerShape, 'circle'>, string> = {
  triangle: 'M12 2.5L22 20.5L2 20.5Z',
  square: 'M3.5 3.5h17v17h-17Z',
  diamond: 'M12 1.5L22.5 12L12 22.5L1.5 12Z',
  star: polygon(5, 11, 4.8),
  pentagon: polygon(5, 10.5),
  cross: 'M8.5 2h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5Z',
};

/** The colour and shape of a seat. */
export const playerLook = (player: number) => players[player % players.length] ?? players[0];

/** A player's colour, always with the shape that goes with it. */
export function PlayerMark({ player, size = 16, label }: Props) {
  const { colours } = useTheme();
  const { colour, shape } = playerLook(player);
  const paint = { fill: colour, stroke: colours.ink, strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
  return (
    <View
      accessible={label !== undefined}
      role={label === undefined ? undefined : 'img'}
      accessibilityLabel={label}
      aria-hidden={label === undefined}
      testID={`player-${shape}`}
    >
      <Svg width={size} height={size} viewBox="0 0 24 24">
        {shape === 'circle' ? (
          <Circle cx={12} cy={12} r={10} {...paint} />
        ) : (
          <Path d={paths[shape]} {...paint} />
        )}
      </Svg>
    </View>
  );
}
