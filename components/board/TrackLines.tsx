import { Fragment } from 'react';

import { G, Path } from '@/components/ui/svg';
import { board } from '@/components/ui/theme';

import { num, point, WIDTH, xy } from './geometry';
import type { Layout, Line } from './layout';
import { lengthOf, pieceData, pointAt } from './track';

export const TRACK = 0.11 * WIDTH;
const EDGE = 0.02 * WIDTH;
const ORIGIN = point(0, 0);

/** Track with paper edges; where it crosses other track the later line runs over a bridge. */
export function TrackLines({ layout }: { layout: Layout }) {
  return (
    <G fill="none">
      {layout.lines.map((line, i) => (
        <Path key={i} d={pieceData(line.piece, ORIGIN)} stroke={board.paper} strokeWidth={TRACK + 2 * EDGE} />
      ))}
      {layout.lines.map((line, i) => (
        <Fragment key={i}>
          {line.over.map(([from, to]) => (
            <Path
              key={from}
              d={pieceData(line.piece, ORIGIN, from, to)}
              stroke={board.paper}
              strokeWidth={TRACK + 2 * EDGE}
            />
          ))}
          <Path d={pieceData(line.piece, ORIGIN)} stroke={board.ink} strokeWidth={TRACK} />
        </Fragment>
      ))}
    </G>
  );
}

/** Track into a red area: an arrow off the board. */
export function OffboardArrow({ line }: { line: Line }) {
  const reach = Math.min(1, 15 / lengthOf(line.piece));
  const tip = pointAt(line.piece, Math.min(1, 30 / lengthOf(line.piece)));
  const end = pointAt(line.piece, reach);
  const [dx, dy] = [tip.x - end.x, tip.y - end.y];
  const long = Math.hypot(dx, dy) || 1;
  const [sx, sy] = [(-dy / long) * TRACK * 0.95, (dx / long) * TRACK * 0.95];
  const head = `M${num(end.x + sx)} ${num(end.y + sy)}L${xy(tip)}L${num(end.x - sx)} ${num(end.y - sy)}Z`;
  const shaft = pieceData(line.piece, ORIGIN, 0, reach);
  return (
    <G>
      <Path d={shaft} stroke={board.paper} strokeWidth={TRACK + 2 * EDGE} />
      <Path d={head} fill={board.ink} stroke={board.paper} strokeWidth={EDGE} strokeLinejoin="round" />
      <Path d={pieceData(line.piece, ORIGIN, 0, reach * 1.05)} stroke={board.ink} strokeWidth={TRACK} />
    </G>
  );
}
