import type { CorpSkin } from '@/components/titles/skin';
import { inkOn } from '@/components/ui/contrast';
import { Circle, G } from '@/components/ui/svg';
import { board } from '@/components/ui/theme';

import type { Point } from './geometry';
import { SLOT } from './layout';
import { Words } from './Words';

interface Props {
  skin: CorpSkin;
  at: Point;
  radius?: number;
  /** The home of a company not yet running. */
  faint?: boolean;
  /** The outline; a black token on a dark screen needs a lighter one. */
  edge?: string;
  /** The president's colour, on demand. */
  ring?: string;
}

/** A station: the company's colour and always its letters. */
export function Token({ skin, at, radius = SLOT - 0.8, faint = false, edge = board.ink, ring }: Props) {
  // The ring lies inside, so that neighbours in a city keep their room.
  const disc = ring ? radius - 2.8 : radius;
  const size = (disc * 2.9) / Math.max(3, skin.letters.length);
  return (
    <G opacity={faint ? 0.4 : 1}>
      {ring ? <Circle cx={at.x} cy={at.y} r={radius} fill={ring} stroke={edge} strokeWidth={0.8} /> : null}
      <Circle cx={at.x} cy={at.y} r={disc} fill={skin.colour} stroke={edge} strokeWidth={0.8} />
      <Words at={at} size={size} colour={inkOn(skin.colour)}>
        {skin.letters}
      </Words>
    </G>
  );
}
