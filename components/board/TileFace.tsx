import { memo } from 'react';

import { Circle, G, Path } from '@/components/ui/svg';
import { board } from '@/components/ui/theme';
import type { Face } from '@/engine/rail/board';
import type { MapHex } from '@/engine/rail/map';

import { annotations, REVENUE } from './annotations';
import { City, Town } from './City';
import { hexPath, point } from './geometry';
import { layoutOf } from './layout';
import { OffboardArrow, TrackLines } from './TrackLines';
import { Words } from './Words';

interface Props {
  face: Face;
  /** The printed hex below, so that what both write does not collide. */
  printed?: MapHex | null;
  showNumber?: boolean;
}

const HEX = hexPath(point(0, 0));

/** A tile, or what a hex shows without one: colour, track, stops, value and label, about the origin. */
export const TileFace = memo(function TileFace({ face, printed = null, showNumber = false }: Props) {
  const layout = layoutOf(face);
  const red = face.colour === 'red';
  return (
    <G testID={face.tile === null ? undefined : `tile-${face.tile}`}>
      <Path d={HEX} fill={board[face.colour]} stroke={board.line} strokeWidth={0.8} />
      {red ? (
        layout.lines.map((line, i) => <OffboardArrow key={i} line={line} />)
      ) : (
        <TrackLines layout={layout} />
      )}
      {face.stops.map((stop, i) => {
        const at = layout.stops[i];
        if (!at || stop.kind === 'offboard') return null;
        return stop.kind === 'city' ? <City key={i} slots={at.slots} /> : <Town key={i} place={at} />;
      })}
      {annotations(face, printed).map((note) => {
        if (note.kind === 'label') {
          return (
            <Words key="label" at={note.at} size={14} halo>
              {note.text}
            </Words>
          );
        }
        if (note.kind !== 'revenue') return null;
        return (
          <G key={`revenue${note.text}`}>
            <Circle
              cx={note.at.x}
              cy={note.at.y}
              r={REVENUE}
              fill={board.paper}
              stroke={board.ink}
              strokeWidth={1}
            />
            <Words at={note.at} size={10.5}>
              {note.text}
            </Words>
          </G>
        );
      })}
      {showNumber && face.tile !== null ? (
        <Words at={point(0, 49)} size={8}>
          {face.tile}
        </Words>
      ) : null}
    </G>
  );
});
