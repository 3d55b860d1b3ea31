// Sheets for `npm run pictures`: every drawing of the board on its own page.
import { useState, type ReactElement } from 'react';
import { Text, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Svg, { G } from 'react-native-svg';

import { BoardView } from '@/components/board/BoardView';
import { useBoardCamera } from '@/components/board/gesture/useBoardCamera';
import { MapBoard } from '@/components/board/MapBoard';
import { TileFace } from '@/components/board/TileFace';
import { Words } from '@/components/board/Words';
import { point } from '@/components/board/geometry';
import { skin } from '@/components/titles/1830/skin';
import { table, useTheme } from '@/components/ui/theme';
import { tileFace, type Board } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';
import { TILES } from '@/engine/rail/data/tiles';
import { MAP } from '@/engine/titles/1830/data/map';

export const map: BoardMap = { hexes: MAP, tiles: TILES };
export const empty: Board = { version: 0, tiles: {}, tokens: {} };

/** A board some way into a game, with every colour of tile. */
export const later: Board = {
  version: 1,
  tiles: {
    E19: '14/1',
    D18: '9/0',
    F18: '24/1',
    E17: '8/3',
    F20: '1/0',
    G19: '62/2',
    F16: '57/1',
    H18: '59/1',
    H16: '63/0',
    H14: '9/1',
    I15: '53/1',
    H10: '15/1',
    E11: '67/2',
    D10: '64/0',
    E5: '68/1',
    G17: '55/0',
    E23: '61/1',
    G7: '56/0',
    F10: '58/3',
    D4: '3/4',
    J14: '57/0',
    H4: '14/0',
    G15: '23/1',
    G13: '20/0',
    F14: '43/0',
  },
  tokens: {
    PRR: ['H12/0', 'H16/0', 'H10/0'],
    NYC: ['E19/0', 'G19/1'],
    NYNH: ['G19/0', 'E19/0'],
    'B&O': ['I15/0', 'H16/0'],
    ERIE: ['E11/0'],
    'B&M': ['E23/0'],
    CPR: ['A19/0'],
  },
};

function Tiles({ rotation = 0 }: { rotation?: number }) {
  const ids = Object.keys(TILES);
  const columns = 13;
  const rows = Math.ceil(ids.length / columns);
  return (
    <Svg width={columns * 110} height={rows * 140} viewBox={`-55 -62 ${columns * 110} ${rows * 140}`}>
      {ids.map((id, i) => {
        const at = point((i % columns) * 110, Math.floor(i / columns) * 140);
        return (
          <G key={id} transform={`translate(${at.x} ${at.y})`}>
            <TileFace face={tileFace(map, id, rotation)} />
            <Words at={point(0, 66)} size={13}>
              {`${id} ${TILES[id]?.label ?? ''}`}
            </Words>
          </G>
        );
      })}
    </Svg>
  );
}

function Table({ children }: { children: ReactElement }) {
  const { dark } = useTheme();
  return (
    <View style={{ backgroundColor: dark ? table.dark : table.light, alignSelf: 'flex-start' }}>
      {children}
    </View>
  );
}

const LIT = new Set(['F18', 'G17', 'H14', 'D18', 'E21', 'F20']);

function LiveBoard() {
  const camera = useBoardCamera();
  const [pressed, setPressed] = useState<string[]>([]);
  return (
    <View style={{ width: 390, height: 600 }}>
      <BoardView
        map={map}
        board={later}
        skin={skin}
        label="1830"
        camera={camera}
        lit={LIT}
        onHexPress={(hex) => setPressed((before) => [...before, hex])}
        zoomWords={{ zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole board' }}
      />
      <Text testID="pressed">{pressed.join(' ')}</Text>
    </View>
  );
}

export const sheets: Record<string, () => ReactElement> = {
  tiles: () => <Tiles />,
  'tiles-turned': () => <Tiles rotation={1} />,
  map: () => (
    <Table>
      <MapBoard map={map} board={empty} skin={skin} label="1830" options={{ showCoordinates: true }} />
    </Table>
  ),
  'map-later': () => (
    <Table>
      <MapBoard
        map={map}
        board={later}
        skin={skin}
        label="1830"
        lastChange="H14"
        options={{ showTileNumbers: true, era: 'brown', rings: { PRR: '#E69F00' } }}
        routes={[
          { train: '4', path: ['H12/0', 'H14', 'H16/0', 'I15/0'] },
          { train: '3', path: ['H10/0', 'H12/0'] },
        ]}
      />
    </Table>
  ),
  'phone-board': () => (
    <GestureHandlerRootView>
      <LiveBoard />
    </GestureHandlerRootView>
  ),
  'map-lit': () => (
    <Table>
      <MapBoard
        map={map}
        board={later}
        skin={skin}
        label="1830"
        lit={LIT}
        lastChange="G15"
        tilePreview={{ hex: 'F20', tile: '2', rotation: 1 }}
        tokenPreview={{ corp: 'C&O', stop: 'H4/0' }}
      />
    </Table>
  ),
};
