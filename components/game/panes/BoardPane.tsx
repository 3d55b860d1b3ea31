import { useContext, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { BoardView } from '@/components/board/BoardView';
import type { BoardCamera } from '@/components/board/gesture/useBoardCamera';
import type { BoardOptions } from '@/components/board/HexView';
import { IconButton } from '@/components/ui/IconButton';
import { playerLook } from '@/components/ui/PlayerMark';
import { space } from '@/components/ui/theme';
import { phaseDef } from '@/engine/rail/rules';
import { preferences } from '@/store/device';

import { BoardSelectionHolder, useGame } from '../context';
import { blockingPrivates, lastChangeOf } from '../models/board';
import { useGameWords } from '../useGameWords';
import { BoardLayers } from './BoardLayers';
import { HexInfo } from './HexInfo';

/** The map, with what the action panel shows on it. A tap nobody waits for tells about the hex. */
export function BoardPane({ camera }: { camera: BoardCamera }) {
  const { state, actions, rules, skin, playerIndex } = useGame();
  const { w, say } = useGameWords();
  const coordinates = useStore(preferences.view, (p) => p.coordinates);
  const tileNumbers = useStore(preferences.view, (p) => p.tileNumbers);
  const [rings, setRings] = useState(false);
  const [layers, setLayers] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);

  const { era } = phaseDef(rules, state.phase);
  const held = blockingPrivates(rules, state.privates).join(' ');
  const presidents = rules.corpIds.map((id) => state.corps[id]?.president ?? '').join(' ');
  const options = useMemo<BoardOptions>(
    () => ({
      showCoordinates: coordinates,
      showTileNumbers: tileNumbers,
      era,
      privates: held.split(' '),
      rings: rings
        ? Object.fromEntries(
            presidents
              .split(' ')
              .flatMap((seat, i) =>
                seat ? [[rules.corpIds[i] ?? '', playerLook(playerIndex(seat)).colour] as const] : [],
              ),
          )
        : undefined,
    }),
    [coordinates, tileNumbers, era, held, rings, presidents, rules, playerIndex],
  );

  const { lit, tilePreview, tokenPreview, routes, buttons, onHexPress } = useContext(BoardSelectionHolder);
  // Nothing lit has to be chosen from the picture alone.
  const named = useMemo(
    () => buttons ?? new Map([...(lit ?? [])].sort().map((hex) => [hex, say.hex(hex)])),
    [buttons, lit, say],
  );
  const lastChange = lastChangeOf(actions);
  return (
    <View style={styles.pane}>
      <BoardView
        camera={camera}
        map={rules.map}
        board={state.board}
        skin={skin}
        options={options}
        lit={lit}
        lastChange={lastChange}
        tilePreview={tilePreview}
        tokenPreview={tokenPreview}
        routes={routes}
        label={w.board.label(Object.keys(state.board.tiles).length)}
        onHexPress={onHexPress ?? setAsked}
        buttons={named}
        zoomWords={w.board.zoom}
      />
      <View style={styles.corner}>
        <IconButton icon="settings" label={w.board.layers} onPress={() => setLayers(true)} raised />
      </View>
      {layers ? <BoardLayers rings={rings} onRings={setRings} onClose={() => setLayers(false)} /> : null}
      {asked === null ? null : <HexInfo hex={asked} onClose={() => setAsked(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { flex: 1 },
  corner: { position: 'absolute', left: space.s, top: space.s },
});
