import { memo } from 'react';

import type { Skin } from '@/components/titles/skin';
import { Circle, G, Path, Rect } from '@/components/ui/svg';
import { board } from '@/components/ui/theme';
import type { Face } from '@/engine/rail/board';
import type { MapHex } from '@/engine/rail/map';

import { annotations, NAME, type Placed } from './annotations';
import { point, type Point } from './geometry';
import { Token } from './Token';
import { Words } from './Words';

export type Era = 'yellow' | 'brown';

interface Props {
  hex: string;
  printed: MapHex;
  face: Face;
  skin: Skin;
  era: Era;
  showCoordinates: boolean;
  /** Whether the mark of the hex's private company still matters. */
  showPrivate: boolean;
  /** Companies whose home here is still to come, for homes that may take either stop. */
  eitherHome: boolean;
}

/** What the printed hex says besides track and stops: name, cost, values by era, marks. */
export const HexFrame = memo(function HexFrame(props: Props) {
  const { hex, printed, face, showCoordinates } = props;
  return (
    <G>
      {annotations(face, printed).map((note) => (
        <Mark key={note.kind} note={note} {...props} />
      ))}
      {showCoordinates ? (
        <Words at={point(0, -47)} size={8} colour={board.coordinate}>
          {hex}
        </Words>
      ) : null}
    </G>
  );
});

function Mark({ note, face, skin, era, showPrivate, eitherHome }: { note: Placed } & Props) {
  const { at } = note;
  switch (note.kind) {
    case 'revenue':
    case 'label':
      return null;
    case 'name':
      return note.lines.map((line, i) => (
        <Words
          key={line}
          at={point(at.x, at.y + (i - (note.lines.length - 1) / 2) * NAME)}
          size={NAME}
          halo={face.tile !== null}
        >
          {line}
        </Words>
      ));
    case 'cost':
      return (
        <G>
          {note.terrain === 'water' ? <Water at={at} /> : <Mountain at={at} />}
          <Words
            at={point(at.x + 5, at.y)}
            size={11}
            colour={note.terrain === 'water' ? board.water : board.mountain}
          >
            {note.text}
          </Words>
        </G>
      );
    case 'offboard':
      return (
        <G>
          <EraValue
            at={point(at.x - 11, at.y)}
            colour={board.yellow}
            value={note.yellow}
            now={era === 'yellow'}
          />
          <EraValue
            at={point(at.x + 11, at.y)}
            colour={board.brown}
            value={note.brown}
            now={era === 'brown'}
          />
        </G>
      );
    case 'private': {
      const company = skin.privates[note.id];
      if (!showPrivate || !company) return null;
      return (
        <G>
          <Rect
            x={at.x - 9.5}
            y={at.y - 5.5}
            width={19}
            height={11}
            rx={2}
            fill={board.paper}
            stroke={board.coordinate}
            strokeWidth={0.8}
          />
          <Words at={at} size={8.5} colour={board.coordinate}>
            {company.letters}
          </Words>
        </G>
      );
    }
    case 'home': {
      const corp = skin.corps[note.corp];
      return eitherHome && corp ? <Token skin={corp} at={at} radius={11} faint /> : null;
    }
  }
}

/** The value that counts now stands out; the other one waits. */
function EraValue({ at, colour, value, now }: { at: Point; colour: string; value: number; now: boolean }) {
  return (
    <G opacity={now ? 1 : 0.55}>
      <Rect
        x={at.x - 10}
        y={at.y - 7}
        width={20}
        height={14}
        rx={2}
        fill={colour}
        stroke={board.ink}
        strokeWidth={now ? 2 : 0.6}
      />
      <Words at={at} size={11}>
        {String(value)}
      </Words>
    </G>
  );
}

function Mountain({ at }: { at: Point }) {
  const [x, y] = [at.x - 9, at.y];
  return (
    <Path
      d={`M${x - 6} ${y + 4.5}L${x - 1} ${y - 5}L${x + 1.6} ${y - 0.4}L${x + 2.6} ${y - 2}L${x + 6} ${y + 4.5}Z`}
      fill={board.mountain}
    />
  );
}

function Water({ at }: { at: Point }) {
  const wave = (dy: number) => `M${at.x - 14} ${at.y + dy}q2.5 -3.4 5 0t5 0`;
  return (
    <Path
      d={`${wave(-2)}${wave(3)}`}
      stroke={board.water}
      strokeWidth={1.8}
      fill="none"
      strokeLinecap="round"
    />
  );
}

/** A quiet dot where something happened last. */
export function ChangeMark({ at }: { at: Point }) {
  return <Circle cx={at.x} cy={at.y} r={5} fill={board.change} stroke={board.paper} strokeWidth={1.4} />;
}
