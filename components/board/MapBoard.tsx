import { memo, useMemo } from 'react';
import Svg from 'react-native-svg';

import type { Skin } from '@/components/titles/skin';
import { G, Path } from '@/components/ui/svg';
import { board as colours, table, useTheme } from '@/components/ui/theme';
import { faceOf, splitStop, tileFace, type Board } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';

import { add, boundsOf, corner, hexCentre, hexPath, num, xy } from './geometry';
import { ChangeMark } from './HexFrame';
import { HexView, type BoardOptions } from './HexView';
import { layoutOf } from './layout';
import type { Route } from './routes';
import { RoutesOverlay } from './RoutesOverlay';
import { Token } from './Token';

export interface TilePreview {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

export interface TokenPreview {
  readonly corp: string;
  /** "H16/0". */
  readonly stop: string;
}

export interface MapBoardProps {
  map: BoardMap;
  board: Board;
  skin: Skin;
  options?: BoardOptions;
  /** Hexes that may be chosen: they stay bright, the others dim. */
  lit?: ReadonlySet<string> | null;
  lastChange?: string | null;
  tilePreview?: TilePreview | null;
  tokenPreview?: TokenPreview | null;
  routes?: readonly Route[];
  /** What a screen reader says of the whole picture. */
  label: string;
}

const NONE: BoardOptions = {};
const NO_ROUTES: readonly Route[] = [];

/** Stations by hex, as text, so that hexes without a change compare equal. */
function stationsByHex(board: Board): Record<string, string> {
  const byHex: Record<string, string> = {};
  for (const [corp, stops] of Object.entries(board.tokens)) {
    for (const id of stops) {
      const [hex, stop] = splitStop(id);
      byHex[hex] = `${byHex[hex] ?? ''}${corp}/${stop} `;
    }
  }
  return byHex;
}

/** The whole board as one picture, in board units; only what changed is drawn anew. */
export const MapBoard = memo(function MapBoard(props: MapBoardProps) {
  const {
    map,
    board,
    skin,
    options = NONE,
    lit,
    lastChange,
    tilePreview,
    tokenPreview,
    routes,
    label,
  } = props;
  const bounds = useMemo(() => boundsOf(Object.keys(map.hexes)), [map]);
  const stations = stationsByHex(board);
  const previewed = tilePreview ? map.hexes[tilePreview.hex] : undefined;
  return (
    <Svg
      width={bounds.width}
      height={bounds.height}
      viewBox={[bounds.x, bounds.y, bounds.width, bounds.height].map(num).join(' ')}
      accessibilityRole="image"
      accessibilityLabel={label}
      testID="map"
    >
      {Object.entries(map.hexes).map(([hex, printed]) => (
        <HexView
          key={hex}
          hex={hex}
          printed={printed}
          face={faceOf(map, board, hex)}
          tokens={stations[hex] ?? ''}
          skin={skin}
          options={options}
        />
      ))}
      <Barriers map={map} />
      {lit ? <Spotlight map={map} lit={lit} /> : null}
      {tilePreview && previewed ? (
        <G testID="tile-preview">
          <HexView
            hex={tilePreview.hex}
            printed={previewed}
            face={tileFace(map, tilePreview.tile, tilePreview.rotation)}
            tokens={stations[tilePreview.hex] ?? ''}
            skin={skin}
            options={options}
          />
          <Outline d={hexPath(hexCentre(tilePreview.hex), 3)} strong />
        </G>
      ) : null}
      <RoutesOverlay map={map} board={board} routes={routes ?? NO_ROUTES} />
      {tokenPreview ? (
        <TokenGhost map={map} board={board} skin={skin} preview={tokenPreview} stations={stations} />
      ) : null}
      {lastChange && map.hexes[lastChange] ? (
        <ChangeMark at={add(hexCentre(lastChange), corner(2, 9))} />
      ) : null}
    </Svg>
  );
});

/** Sides that no track may cross. */
const Barriers = memo(function Barriers({ map }: { map: BoardMap }) {
  const d = Object.entries(map.hexes)
    .flatMap(([hex, { impassable = [] }]) =>
      impassable
        // Both hexes list the side; draw it once.
        .filter((edge) => edge === 3 || edge === 4 || edge === 5)
        .map((edge) => {
          const centre = hexCentre(hex);
          return `M${xy(add(centre, corner(edge)))}L${xy(add(centre, corner(edge + 1)))}`;
        }),
    )
    .join('');
  return (
    <G testID="barriers">
      <Path d={d} stroke={colours.paper} strokeWidth={9} strokeLinecap="round" />
      <Path d={d} stroke={colours.water} strokeWidth={6.5} strokeLinecap="round" />
    </G>
  );
});

function Outline({ d, strong = false }: { d: string; strong?: boolean }) {
  return (
    <>
      <Path d={d} fill="none" stroke={colours.paper} strokeWidth={strong ? 8 : 6.5} strokeLinejoin="round" />
      <Path d={d} fill="none" stroke={colours.lit} strokeWidth={strong ? 5 : 3.5} strokeLinejoin="round" />
    </>
  );
}

/** A veil of the table's colour over the rest, and an outline round what may be chosen: three paths in all. */
const Spotlight = memo(function Spotlight({ map, lit }: { map: BoardMap; lit: ReadonlySet<string> }) {
  const { dark } = useTheme();
  const hexes = Object.keys(map.hexes);
  const veil = hexes.filter((hex) => !lit.has(hex)).map((hex) => hexPath(hexCentre(hex), -0.5));
  const bright = hexes.filter((hex) => lit.has(hex)).map((hex) => hexPath(hexCentre(hex), 3));
  return (
    <G testID="spotlight">
      <Path d={veil.join('')} fill={dark ? table.dark : table.light} opacity={0.55} />
      <Outline d={bright.join('')} />
    </G>
  );
});

interface GhostProps extends Pick<MapBoardProps, 'map' | 'board' | 'skin'> {
  preview: TokenPreview;
  stations: Record<string, string>;
}

/** A token to be placed, in the first free circle of its city. */
function TokenGhost({ map, board, skin, preview, stations }: GhostProps) {
  const [hex, stop] = splitStop(preview.stop);
  const place = layoutOf(faceOf(map, board, hex)).stops[stop];
  const taken = (stations[hex] ?? '').split(' ').filter((s) => s.endsWith(`/${stop}`)).length;
  const at = place?.slots[taken] ?? place?.at;
  const corp = skin.corps[preview.corp];
  if (!at || !corp) return null;
  return (
    <G testID="token-preview">
      <Token skin={corp} at={add(hexCentre(hex), at)} ring={colours.lit} />
    </G>
  );
}
