// A table of one device over any position: the real rules, the real panels, no disk.
import { fireEvent, render } from '@testing-library/react-native';
import { act, useContext } from 'react';
import { createStore } from 'zustand/vanilla';

import { ActionPanel } from '@/components/game/ActionPanel';
import { GameProvider } from '@/components/game/GameProvider';
import { BoardSelectionHolder, type BoardSelection } from '@/components/game/context';
import { Strip } from '@/components/game/shell/Strip';
import { LanguageContext } from '@/components/words/useWords';
import { DeafTimeContext } from '@/components/ui/deaf';
import { game1830 } from '@/engine/index';
import type { RailAction } from '@/engine/rail/actions';
import type { RailState } from '@/engine/rail/state';
import { applied } from '@/store/history';
import type { Language } from '@/store/preferences';
import type { Table, TableView } from '@/store/table';

// A loaded machine renders slowly.
jest.setTimeout(60_000);

const game = game1830;
const WORKING = /Working it out|Wird berechnet/;

/** A table that starts in a given position instead of reading a log. */
function tableAt(start: RailState, mine: readonly string[]): Table {
  const states = [start];
  const done: RailAction[] = [];
  const shown = (): Partial<TableView> => {
    const state = states[states.length - 1] ?? start;
    return { state, actors: game.actors(state), actions: done.slice(), outcome: game.outcome(state) };
  };
  let entries = 0;
  const view = createStore<TableView>(() => ({
    id: 'stage',
    setup: start.setup,
    colours: Object.fromEntries(start.setup.seats.map(({ id }, i) => [id, i])),
    state: start,
    actions: [],
    redos: 0,
    entries: [],
    actors: game.actors(start),
    outcome: null,
    mySeats: mine,
    saving: 'saved',
    refusal: null,
    damage: null,
    readOnly: null,
    settled: 0,
    connections: [],
  }));
  const show = (): null => {
    entries++;
    view.setState({ ...shown(), entries: Array.from({ length: entries }) });
    return null;
  };
  return {
    view,
    game,
    propose: async (action) => {
      const state = states[states.length - 1] ?? start;
      const why = game.why(state, action);
      if (why) return why;
      states.push(applied(game, state, action));
      done.push(action);
      return show();
    },
    undo: async () => {
      if (done.length > 0) {
        states.pop();
        done.pop();
      }
      return show();
    },
    redo: async () => null,
    stateAt: (count) => states[count] ?? start,
    forgive: () => {},
    close: async () => {},
  };
}

export interface Stage {
  readonly api: ReturnType<typeof render>;
  readonly state: () => RailState;
  readonly done: () => readonly RailAction[];
  readonly board: () => BoardSelection;
  /** Taps a button by its spoken name; what a line of choices tells after it may be left out. */
  readonly tap: (name: string | RegExp) => Promise<void>;
  readonly tapId: (id: string) => Promise<void>;
  readonly tapHex: (hex: string, stop?: number) => Promise<void>;
  /** Writes an amount into the field for it. */
  readonly type: (amount: string) => Promise<void>;
  /** Lets searches that run in slices come to their end. */
  readonly settle: () => Promise<void>;
  readonly consequences: () => string[];
  /** What the strip says is being decided. */
  readonly decision: () => string;
  /** Who decides, and the panel's heading. */
  readonly shown: () => [string | undefined, string];
}

export function stage(
  start: RailState,
  {
    mine,
    language = 'en',
    strip = false,
    deafTime = 0,
  }: { mine?: readonly string[]; language?: Language; strip?: boolean; deafTime?: number } = {},
): Stage {
  const table = tableAt(start, mine ?? start.seats);
  let selection: BoardSelection | null = null;
  function Probe() {
    selection = useContext(BoardSelectionHolder);
    return null;
  }
  const api = render(
    <LanguageContext.Provider value={language}>
      <GameProvider table={table} openTab={() => {}} onRefusal={() => {}}>
        {strip ? <Strip onHome={() => {}} onDetails={() => {}} /> : null}
        <DeafTimeContext.Provider value={deafTime}>
          <ActionPanel />
        </DeafTimeContext.Provider>
        <Probe />
      </GameProvider>
    </LanguageContext.Provider>,
  );
  const pause = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  const settle = async () => {
    await pause();
    for (let i = 0; i < 200 && api.queryByText(WORKING); i++) await pause();
  };
  const press = async (element: Parameters<typeof fireEvent.press>[0]) => {
    await act(async () => {
      fireEvent.press(element);
    });
    await settle();
  };
  const board = (): BoardSelection => {
    if (!selection) throw new Error('no board');
    return selection;
  };
  return {
    api,
    state: () => table.view.getState().state,
    done: () => table.view.getState().actions,
    board,
    // Much faster than by role, which asks every node of the tree.
    tap: (name) => {
      const called = (spoken: string): boolean =>
        typeof name === 'string' ? spoken === name || spoken.startsWith(`${name}, `) : name.test(spoken);
      const [only, ...more] = api
        .getAllByLabelText(/./)
        .filter(({ props }) => props.role === 'button' && called(String(props.accessibilityLabel)));
      if (!only || more.length > 0) throw new Error(`${more.length} buttons more called ${String(name)}`);
      return press(only);
    },
    decision: () => String(api.getByTestId('decision').props.accessibilityLabel),
    shown: () => [
      game.actors(table.view.getState().state)[0],
      [api.getByRole('heading').props.children].flat().join(''),
    ],
    tapId: (id) => press(api.getByTestId(id)),
    tapHex: async (hex, stop) => {
      await act(async () => {
        board().onHexPress?.(hex, stop ?? null);
      });
      await settle();
    },
    type: async (amount) => {
      await act(async () => {
        fireEvent.changeText(api.getByTestId('amount'), amount);
      });
    },
    settle,
    consequences: () =>
      api
        .queryAllByTestId('consequences')
        .flatMap((list) =>
          list.findAll((node) => typeof node.children[0] === 'string' && typeof node.type === 'string'),
        )
        .map((node) => node.children.join('')),
  };
}
