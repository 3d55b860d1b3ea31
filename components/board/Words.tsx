import { SvgText } from '@/components/ui/svg';
import { board, font } from '@/components/ui/theme';

import type { Point } from './geometry';

interface Props {
  at: Point;
  size: number;
  children: string;
  colour?: string;
  family?: string;
  /** A paper edge, for words that may lie on track. */
  halo?: boolean;
  opacity?: number;
}

/** Text centred on a point of the board. */
export function Words({
  at,
  size,
  children,
  colour = board.ink,
  family = font.heading,
  halo,
  opacity,
}: Props) {
  const shared = {
    x: at.x,
    // Centred on the capitals; baselines differ between platforms.
    y: at.y + size * 0.35,
    fontSize: size,
    fontFamily: family,
    textAnchor: 'middle' as const,
    opacity,
  };
  return (
    <>
      {halo ? (
        <SvgText {...shared} fill={board.paper} stroke={board.paper} strokeWidth={2.6} strokeLinejoin="round">
          {children}
        </SvgText>
      ) : null}
      <SvgText {...shared} fill={colour}>
        {children}
      </SvgText>
    </>
  );
}
