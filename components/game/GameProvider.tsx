import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';

import { skinOf } from '@/components/titles/skins';
import { isolated } from '@/components/words/isolated';
import type { Refusal } from '@/engine/core/refusal';
import type { Table } from '@/store/table';

import {
  BoardSelectionHolder,
  GameContextHolder,
  NO_SELECTION,
  type BoardSelection,
  type GameContext,
  type GameTab,
} from './context';
import { DecisionContext } from './kept';
import { TurnStepProvider } from './TurnStep';

interface Props {
  table: Table;
  openTab: (tab: GameTab) => void;
  /** Undo and redo have no panel that could say why they came to nothing. */
  onRefusal: (refusal: Refusal) => void;
  children: ReactNode;
}

/** The same object where nothing would change, so that a panel may set what it already shows. */
function patched(now: BoardSelection, patch: Partial<BoardSelection>): BoardSelection {
  const next = { ...now, ...patch };
  const same =
    next.lit === now.lit &&
    next.tilePreview === now.tilePreview &&
    next.tokenPreview === now.tokenPreview &&
    next.routes === now.routes &&
    next.onHexPress === now.onHexPress;
  return same ? now : next;
}

/** Binds a table to what its panes and panels use. */
export function GameProvider({ table, openTab, onRefusal, children }: Props) {
  const { game, view } = table;
  const state = useStore(view, (v) => v.state);
  const actions = useStore(view, (v) => v.actions);
  const entries = useStore(view, (v) => v.entries);
  const actors = useStore(view, (v) => v.actors);
  const mine = useStore(view, (v) => v.mySeats);
  const colours = useStore(view, (v) => v.colours);
  const setup = useStore(view, (v) => v.setup);
  const canUndo = useStore(view, (v) => v.actions.length > 0 && v.readOnly === null);
  const canRedo = useStore(view, (v) => v.redos > 0 && v.readOnly === null);

  const [selection, setSelection] = useState(NO_SELECTION);
  const showOnBoard = useCallback(
    (patch: Partial<BoardSelection>) => setSelection((now) => patched(now, patch)),
    [],
  );

  const people = useMemo(() => {
    const byId = new Map(setup.seats.map((seat) => [seat.id, seat.name]));
    return {
      names: (seat: string) => isolated(byId.get(seat) ?? seat),
      playerIndex: (seat: string) => colours[seat] ?? 0,
    };
  }, [setup, colours]);

  const deeds = useMemo(() => {
    const told = (refusal: Refusal | null) => {
      // A disk that failed is told of across the screen.
      if (refusal && table.view.getState().saving !== 'failed') onRefusal(refusal);
    };
    return {
      propose: table.propose,
      undo: () => void table.undo().then(told),
      redo: () => void table.redo().then(told),
    };
  }, [table, onRefusal]);

  const value = useMemo<GameContext>(
    () => ({
      table,
      state,
      actions,
      entries,
      rules: game.rulesOf(state),
      game,
      actors,
      mine,
      skin: skinOf(setup.title),
      ...people,
      ...deeds,
      canUndo,
      canRedo,
      showOnBoard,
      openTab,
    }),
    [
      table,
      state,
      actions,
      entries,
      game,
      actors,
      mine,
      setup,
      people,
      deeds,
      canUndo,
      canRedo,
      showOnBoard,
      openTab,
    ],
  );
  // Above the layouts: what is half chosen outlives a change from one to another.
  const decision = useMemo(() => ({ entries: entries.length }), [entries.length]);
  return (
    <GameContextHolder.Provider value={value}>
      <TurnStepProvider>
        <DecisionContext.Provider value={decision}>
          <BoardSelectionHolder.Provider value={selection}>{children}</BoardSelectionHolder.Provider>
        </DecisionContext.Provider>
      </TurnStepProvider>
    </GameContextHolder.Provider>
  );
}
