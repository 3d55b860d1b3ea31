// What a screen knows of a table, whoever runs it: this device alone (store/localTable.ts) or a host somewhere
// (the networked table gives the same). Screens read `view`, ask `game`, and change a game only by proposing.
import type { StoreApi } from 'zustand/vanilla';

import type { Outcome, SeatId, Setup } from '../engine/core/game';
import type { Refusal } from '../engine/core/refusal';
import type { RailAction } from '../engine/rail/actions';
import type { RailGame } from '../engine/rail/game';
import type { RailState } from '../engine/rail/state';
import type { Entry } from '../net/entry';
import type { Damage } from './saves/damage';

export interface Connection {
  readonly device: string;
  readonly name: string;
  readonly seats: readonly SeatId[];
  readonly online: boolean;
  readonly host: boolean;
}

/** A new object after every change; parts that did not change are the same objects, and all of it is frozen. */
export interface TableView {
  /** The game's id, as in the address /game/<id>. */
  readonly id: string;
  readonly setup: Setup;
  /** Index into the players' colours and shapes, by seat. */
  readonly colours: Readonly<Record<SeatId, number>>;
  /** The position on disk. */
  readonly state: RailState;
  /** The actions that count after undo and redo. */
  readonly actions: readonly RailAction[];
  /** How many times redo would do something. */
  readonly redos: number;
  /** The whole log, undone actions included. */
  readonly entries: readonly Entry[];
  /** Who may act; the seat the table waits for first. Empty when the game is over. */
  readonly actors: readonly SeatId[];
  readonly outcome: Outcome | null;
  /** Seats this device decides for. */
  readonly mySeats: readonly SeatId[];
  /**
   * `saving`: something proposed is not on disk yet, and the screen still shows the position before it. `waiting`: it
   * has no host to go to. `standing`: this device would be host, and has no majority yet.
   */
  readonly saving: 'saved' | 'saving' | 'waiting' | 'standing' | 'failed';
  /** Why the last proposal came to nothing; the next one, or `forgive`, clears it. */
  readonly refusal: Refusal | null;
  /** The save was not whole when it was opened. */
  readonly damage: Damage | null;
  /** Why this game can be looked at but not played on; null when it can. */
  readonly readOnly: Refusal | null;
  /** This many entries are safe whatever happens to one device. */
  readonly settled: number;
  readonly connections: readonly Connection[];
}

export interface Table {
  readonly view: Pick<StoreApi<TableView>, 'getState' | 'subscribe' | 'getInitialState'>;
  /** The rules: why, moves, rulesOf. They read a state and change nothing. */
  readonly game: RailGame;
  /** Resolves when the action is on disk and shown (null), or why it is not. */
  propose(action: RailAction): Promise<Refusal | null>;
  /** Takes back the last action, or everything after the first `to`. */
  undo(to?: number): Promise<Refusal | null>;
  redo(): Promise<Refusal | null>;
  /** The position after the first `count` actions; frozen, made when asked for and kept. */
  stateAt(count: number): RailState;
  forgive(): void;
  /** Resolves when everything is on disk. */
  close(): Promise<void>;
}
