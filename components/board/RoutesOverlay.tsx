import { memo, useMemo } from 'react';
import { G, Path } from 'react-native-svg';

import { board as colours, routes as looks } from '@/components/ui/theme';
import type { Board } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';

import { hull } from './City';
import { WIDTH, xy } from './geometry';
import { SLOT } from './layout';
import { drawRoute, type Route } from './routes';

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

/** A ring is the difference of two outlines, so it follows cities of any shape. */
function StopRing({
  centre,
  slots,
  colour,
}: ReturnType<typeof drawRoute>['stops'][number] & { colour: string }) {
  const around = slots.map((s) => ({ x: s.x + centre.x, y: s.y + centre.y }));
  if (around.length > 1) {
    const xs = around.map((p) => p.x);
    const ys = around.map((p) => p.y);
    const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const radius = Math.max(...around.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y))) + SLOT + 4;
    return <Ring at={middle} radius={radius} colour={colour} />;
  }
  const [only] = around;
  return only ? <Ring at={only} radius={SLOT + 4} colour={colour} /> : null;
}

function Ring({ at, radius, colour }: { at: { x: number; y: number }; radius: number; colour: string }) {
  const circle = `M${xy({ x: at.x - radius, y: at.y })}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
  return (
    <>
      <Path d={circle} stroke={colours.ink} strokeWidth={6} />
      <Path d={circle} stroke={colour} strokeWidth={4} />
    </>
  );
}
