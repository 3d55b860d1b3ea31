import { Circle, G, Path, Rect } from '@/components/ui/svg';
import { board } from '@/components/ui/theme';

import { xy, type Point } from './geometry';
import { SLOT, type StopPlace } from './layout';

/** The outline through the circles of a city. */
export const hull = (slots: readonly Point[]): string =>
  slots.length === 1 ? `M${slots.map(xy).join()}h0.01` : `M${slots.map(xy).join('L')}Z`;

/** Circles for tokens, joined into one city. */
export function City({ slots }: { slots: readonly Point[] }) {
  const d = hull(slots);
  return (
    <G>
      <Path
        d={d}
        stroke={board.ink}
        strokeWidth={2 * SLOT + 3.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Path
        d={d}
        stroke={board.paper}
        fill={board.paper}
        strokeWidth={2 * SLOT}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {slots.length > 1
        ? slots.map((s) => (
            <Circle
              key={xy(s)}
              cx={s.x}
              cy={s.y}
              r={SLOT - 0.9}
              stroke={board.slot}
              strokeWidth={1.2}
              fill="none"
            />
          ))
        : null}
    </G>
  );
}

/** A bar across the track, or a dot where there is no one direction. */
export function Town({ place }: { place: StopPlace }) {
  const { at, along } = place;
  if (along === null) {
    return <Circle cx={at.x} cy={at.y} r={7.5} fill={board.ink} stroke={board.paper} strokeWidth={2} />;
  }
  return (
    <Rect
      x={-4.5}
      y={-12}
      width={9}
      height={24}
      rx={1.5}
      fill={board.ink}
      stroke={board.paper}
      strokeWidth={2}
      transform={`translate(${xy(at)}) rotate(${Math.round((along * 1800) / Math.PI) / 10})`}
    />
  );
}
