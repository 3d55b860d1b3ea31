import { memo, useMemo } from 'react';

import { G, Path } from '@/components/ui/svg';
import { board as colours, routes as looks } from '@/components/ui/theme';
import type { Board } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';

import { add, WIDTH } from './geometry';
import { SLOT } from './layout';
import { outline } from './outline';
import { drawRoute, type Route, type RouteStop } from './routes';

interface Props {
  map: BoardMap;
  board: Board;
  routes: readonly Route[];
}

/** The colour and dash of the n-th train. */
export const routeLook = (n: number) => looks[n % looks.length] ?? { colour: colours.paper, dash: [] };

/** Routes on top of the track: one colour and one dash per train, their stops ringed. */
export const RoutesOverlay = memo(function RoutesOverlay({ map, board, routes }: Props) {
  const drawings = useMemo(() => routes.map((route) => drawRoute(map, board, route)), [map, board, routes]);
  return (
    <G fill="none">
      {drawings.map(({ data, stops }, n) => {
        const { colour, dash } = routeLook(n);
        return (
          <G key={n} testID={`route-${n}`}>
            <Path
              d={data}
              stroke={colour}
              strokeWidth={0.07 * WIDTH}
              strokeDasharray={dash.join(' ') || undefined}
            />
            {stops.map((stop) => (
              <StopRing key={stop.id} {...stop} colour={colour} />
            ))}
          </G>
        );
      })}
    </G>
  );
});

/** A ring that follows the city's outline. */
function StopRing({ centre, slots, colour }: RouteStop & { colour: string }) {
  const d = outline(
    slots.map((slot) => add(slot, centre)),
    SLOT + 3,
  );
  return (
    <>
      <Path d={d} stroke={colours.ink} strokeWidth={6} />
      <Path d={d} stroke={colour} strokeWidth={4} />
    </>
  );
}
