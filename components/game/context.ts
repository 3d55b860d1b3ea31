// What a game's panes and panels share: the position, who decides, and what the panel shows on the board.
import { createContext, useContext } from 'react';

import type { Skin } from '@/components/titles/skin';
import type { SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { RailAction } from '@/engine/rail/actions';
import type { RailGame } from '@/engine/rail/game';
import type { Route } from '@/engine/rail/routes/types';
import type { RailRules } from '@/engine/rail/rules';
import type { RailState } from '@/engine/rail/state';
import type { Table, TableView } from '@/store/table';

export const GAME_TABS = ['board', 'market', 'companies', 'players', 'log'] as const;
export type GameTab = (typeof GAME_TABS)[number];

/** What the action panel shows on the board, and what a tap there means to it. */
export interface BoardSelection {
  /** Hexes that may be chosen; null: nothing is being chosen, the board is as bright as ever. */
  readonly lit: ReadonlySet<string> | null;
  readonly tilePreview: {
    readonly hex: string;
    readonly tile: string;
    readonly rotation: number;
  } | null;
  /** `stop`: "H16/0". */
  readonly tokenPreview: { readonly corp: string; readonly stop: string } | null;
  readonly routes: readonly Route[];
  /** What the hexes to be reached by keyboard and screen reader are called as buttons; null: the lit ones. */
  readonly buttons: ReadonlyMap<string, string> | null;
  /**
   * Any hex of the map, lit or not, and which of its stops is meant (null: the only one, or none clearly);
   * null: a tap tells about the hex.
   */
  readonly onHexPress: ((hex: string, stop: number | null) => void) | null;
}

export const NO_SELECTION: BoardSelection = {
  lit: null,
  tilePreview: null,
  tokenPreview: null,
  routes: [],
  buttons: null,
  onHexPress: null,
};

export interface GameContext {
  readonly table: Table;
  readonly state: RailState;
  /** What led to the position, and the whole log with what was taken back. */
  readonly actions: TableView['actions'];
  readonly entries: TableView['entries'];
  readonly rules: RailRules;
  readonly game: RailGame;
  /** Who may act; the first is the one the table waits for. */
  readonly actors: readonly SeatId[];
  /** Seats this device may act for. */
  readonly mine: readonly SeatId[];
  readonly skin: Skin;
  readonly names: (seat: SeatId) => string;
  /** Index into the players' colours and shapes. */
  readonly playerIndex: (seat: SeatId) => number;
  /** Resolves when the action is on disk and shown (null), or why it is not. */
  propose(action: RailAction): Promise<Refusal | null>;
  undo(): void;
  redo(): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Keeps its identity, so that effects may depend on it. */
  readonly showOnBoard: (patch: Partial<BoardSelection>) => void;
  openTab(tab: GameTab): void;
}

/** Apart from the rest: what is chosen changes often, and only the board draws it. */
export const BoardSelectionHolder = createContext<BoardSelection>(NO_SELECTION);

export const GameContextHolder = createContext<GameContext | null>(null);

export function useGame(): GameContext {
  const game = useContext(GameContextHolder);
  if (!game) throw new Error('useGame() outside of a game');
  return game;
}
