import Svg from 'react-native-svg';

import { Circle, G, Path } from '@/components/ui/svg';
import { useTheme } from '@/components/ui/theme';

/** A roundhouse from above: a turntable, and track to every stall. */
export function HomePicture() {
  const { colours } = useTheme();
  const stalls = Array.from({ length: 9 }, (_, i) => -160 + i * 17.5);
  return (
    <Svg width={168} height={120} viewBox="-84 -92 168 120" aria-hidden>
      {stalls.map((angle) => (
        <G key={angle} transform={`rotate(${angle + 90})`}>
          <Path d="M-9 -62h18l3 -22h-24Z" fill={colours.surface} stroke={colours.line} strokeWidth={1.5} />
          <Path d="M0 -24V-74" stroke={colours.accent} strokeWidth={4} />
        </G>
      ))}
      <Circle r={22} fill={colours.surface} stroke={colours.accent} strokeWidth={3} />
      <G transform="rotate(-20)">
        <Path d="M-20 0H20" stroke={colours.accent} strokeWidth={5} />
      </G>
      <Circle r={4} fill={colours.accent} />
    </Svg>
  );
}
