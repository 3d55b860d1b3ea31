// One device at a networked table: the loop that gives the machine its links and its disk, and turns what it says
// into what the screens show. Host or guest is the machine's business; a session may become either.
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { SeatId, Setup } from '../engine/core/game';
import { TITLES } from '../engine/index';
import type { RailAction } from '../engine/rail/actions';
import type { RailState } from '../engine/rail/state';
import type { Refusal } from '../engine/core/refusal';
import type { Entry } from '../net/entry';
import type { LinkTrouble, OpenLinks } from '../net/links/link';
import type { Command, TableConfig, TableEvent } from '../net/machine';
import { createRunner, type Runner } from '../net/runner';
import { seatsOf, type Claim, type LobbyEdit } from '../net/seats';
import { comeBack } from '../net/table';
import { newGameId } from './ids';
import { aboutOf, saveDisk, type RailParty } from './net/disk';
import { followOn, isFreshFork, nothing, type Following } from './net/following';
import { pendingProposals } from './net/pending';
import { canGoOn, connectionsOf, givenBack, hostIn, rosterNow } from './net/roster';
import { savingOf } from './net/saving';
import { seatChanges } from './net/seatChanges';
import type { NetView, NoticeKind } from './net/view';
import { netTable, type NetTable } from './netTable';
import type { OpenSave } from './saves';
import { inOrder } from './saves/archive';

export type RailConfig = TableConfig<RailState, RailAction>;

export interface SessionOptions {
  readonly save: OpenSave;
  readonly config: Omit<RailConfig, 'gameFor'>;
  /** What is played, before the log says so. */
  readonly title: string;
  readonly links: OpenLinks;
  readonly now: () => number;
  readonly tickMs?: number;
  readonly onStop?: () => void;
}

export interface NetSession {
  readonly view: Pick<StoreApi<NetView>, 'getState' | 'subscribe' | 'getInitialState'>;
  readonly party: RailParty;
  /** Before the start: the host's hand on the seats. */
  edit(edit: LobbyEdit): void;
  /** Take, change or give back a seat; after the start it is a wish to the host. */
  claim(claim: Claim): void;
  start(setup: Setup): void;
  /** The host gives a seat to a device, or frees it with an empty one; waits where it has to. */
  giveSeat(seat: SeatId, device: string): void;
  refuseWish(device: string, seat: SeatId): void;
  answer(id: string, yes: boolean): void;
  clock(op: 'start' | 'pause' | 'resume' | 'off'): void;
  rename(name: string): void;
  remove(device: string): void;
  takeOver(): void;
  /** The app is in sight again, or the network is back. */
  wake(): void;
  dismiss(notice: number): void;
  forgive(): void;
  /** Another window of this browser has the table now: this one keeps still until it is opened again. */
  rest(): void;
  /** Says goodbye and ends; resolves when everything is on disk. */
  stop(): Promise<void>;
}

export function openNetSession(options: SessionOptions): NetSession {
  const { save } = options;
  const gameFor: RailConfig['gameFor'] = (setup) => {
    const game = TITLES[setup.title];
    return game && game.rules >= setup.rules ? game : null;
  };
  const party: RailParty = comeBack({ ...options.config, gameFor }, save.table);
  const pending = pendingProposals();
  const seats = seatChanges((seat, device) => command({ c: 'seat', seat, device }));
  let following: Following = nothing;
  let shown: NetTable | null = null;
  let noticed = 0;

  const view = createStore<NetView>(() => ({
    id: save.game,
    device: party.device,
    status: party.status,
    hosting: party.replica.meta.role === 'host',
    epoch: 0,
    host: '',
    roster: rosterNow(party),
    table: null,
    asks: [],
    clock: party.clock,
    wishes: [],
    notices: [],
    setAside: [],
    trouble: null,
    bye: null,
    resting: false,
    refusal: null,
    canTakeOver: false,
    voters: 0,
  }));
  const notice = (kind: NoticeKind): void =>
    view.setState(({ notices }) => ({ notices: [...notices.slice(-7), { ...kind, id: ++noticed }] }));

  /** What the game screen knows of the table besides the log. */
  const around = () => {
    const { holders } = party.replica.session;
    return {
      mySeats: seatsOf(holders, party.device),
      settled: party.settled,
      connections: connectionsOf(rosterNow(party), holders),
      saving: savingOf(party, pending),
    };
  };
  const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();
  const refresh = (): void => {
    const next = around();
    const { session, log } = party.replica;
    view.setState({
      roster: rosterNow(party),
      canTakeOver: canGoOn(session.voters, party.guest.hostDevice || hostIn(log), party.device),
      voters: session.voters.length,
    });
    if (!shown) return;
    const now = shown.table.view.getState();
    shown.patch({ ...next, mySeats: same(now.mySeats, next.mySeats) ? now.mySeats : next.mySeats });
  };

  const logged = (from: number, entries: readonly Entry[]): void => {
    const whole = [...following.entries.slice(0, from), ...entries];
    const stopped = party.replica.stopped;
    const upTo = stopped ? Math.max(0, stopped.seq - 1 - from) : entries.length;
    following = followOn(following, from, entries.slice(0, upTo));
    if (stopped) following = { ...following, entries: whole };
    pending.logged(entries);
    const { reading } = following;
    if (!shown && reading) {
      shown = netTable(save.game, reading, whole, { ...around(), damage: save.damage }, deeds);
      view.setState({ table: shown.table });
    }
    shown?.show(following, whole, {
      ...around(),
      ...(stopped ? { readOnly: stopped.refusal } : {}),
    });
    refresh();
  };

  const onEvent = (event: TableEvent): void => {
    switch (event.e) {
      case 'log':
        return logged(event.from, event.entries);
      case 'settled':
        seats.settled();
        return shown?.patch({ settled: event.seq });
      case 'proposed':
        pending.named(event.cid, event.body);
        return shown?.patch({ saving: savingOf(party, pending) });
      case 'rejected':
        pending.rejected(event.cid, event.refusal);
        return shown?.patch({ saving: savingOf(party, pending) });
      case 'refused':
        if (event.command === 'seat' && seats.refused(event.refusal)) return;
        return view.setState({ refusal: event.refusal });
      case 'roster':
        return refresh();
      case 'status': {
        const { status, epoch, host } = event;
        const hosting = party.host !== null;
        const atTable = status === 'joined' || status === 'hosting';
        view.setState(({ notices, wishes, bye }) => ({
          ...{ status, hosting, epoch, host },
          bye: atTable ? null : bye,
          wishes: atTable && !hosting ? [] : wishes,
          // Who is host was true of the one before.
          notices: notices.filter(({ kind }) => kind !== 'hostIs'),
        }));
        if (atTable && host !== '') {
          if (lastHost !== '' && lastHost !== host) notice({ kind: 'hostIs', device: host });
          lastHost = host;
        }
        return refresh();
      }
      case 'archived':
        putAside(event.entries);
        return notice({ kind: 'archived', entries: event.entries });
      case 'claimed': {
        const { device, claim } = event;
        return view.setState(({ wishes }) => ({
          wishes: [...wishes.filter((w) => w.device !== device).slice(-7), { device, claim }],
        }));
      }
      case 'asks':
        return view.setState({ asks: event.asks });
      case 'clock':
        return view.setState({ clock: event.clock });
      case 'disk':
        return shown?.patch({ saving: savingOf(party, pending), refusal: event.failing ? failure : null });
      case 'bye':
        if (event.code === 'replaced') return rest();
        return view.setState({ bye: { code: event.code, detail: event.detail } });
      case 'repaired':
        return notice({ kind: 'repaired', at: event.at });
      case 'divergence':
        notice({ kind: 'divergence', at: event.at, mine: event.mine, theirs: event.theirs });
        return shown?.patch({ readOnly: party.replica.stopped?.refusal ?? null });
      case 'illegal':
        notice({ kind: 'illegal', seq: event.seq, refusal: event.refusal });
        return shown?.patch({ readOnly: event.refusal });
      case 'dropped':
        return notice({ kind: 'dropped', device: event.device });
      case 'canvassed':
        return command({ c: 'follow' });
    }
  };
  const onTrouble = (code: LinkTrouble): void =>
    view.setState({ trouble: code === 'recovered' ? null : code });

  let lastHost = '';
  let failure: Refusal | null = null;
  let runner: Runner<RailState, RailAction> | null = null;
  const command = (one: Command): void => runner?.command(one);
  const end = (): void => {
    runner?.stop();
    pending.end();
    options.onStop?.();
  };
  const rest = (): void => {
    if (view.getState().resting) return;
    view.setState({ resting: true });
    end();
  };
  const deeds = {
    propose: (body: Extract<Command, { c: 'propose' }>['body']) =>
      pending.ask(() => command({ c: 'propose', body })),
    idle: () => save.idle(),
  };
  const putAside = (entries: readonly Entry[]): void =>
    view.setState(({ setAside }) => ({ setAside: inOrder([...setAside, ...entries]) }));
  void save.archived().then(putAside);
  // What the disk held is shown before anybody answers.
  if (party.replica.log.length > 0) logged(0, party.replica.log.slice());
  if (isFreshFork(party.replica.log)) notice({ kind: 'forked' });
  runner = createRunner({
    party,
    links: options.links,
    disk: saveDisk(
      save,
      () => aboutOf(party, options.title),
      (why) => {
        failure = why;
      },
    ),
    now: options.now,
    nonce: newGameId,
    onEvent,
    onTrouble,
    tickMs: options.tickMs,
  });

  return {
    view,
    party,
    edit: (edit) => command({ c: 'lobby', edit }),
    claim: (claim) => command({ c: 'claim', claim }),
    start: (setup) => command({ c: 'start', setup }),
    giveSeat(seat, device) {
      view.setState(({ wishes }) => ({ wishes: wishes.filter((w) => w.claim.seat !== seat) }));
      seats.want(seat, device);
    },
    refuseWish: (device, seat) =>
      view.setState(({ wishes }) => ({
        wishes: wishes.filter((w) => w.device !== device || w.claim.seat !== seat),
      })),
    answer(id, yes) {
      const ask = view.getState().asks.find((one) => one.id === id);
      const mine = seatsOf(party.replica.session.holders, party.device);
      for (const seat of ask?.waiting ?? []) {
        if (mine.includes(seat)) command({ c: 'answer', id, seat, yes });
      }
    },
    clock: (op) => command({ c: 'clock', op }),
    rename: (name) => command({ c: 'name', name }),
    remove(device) {
      // Before the start the seat goes with the device; after it the log says who holds it, until it is given.
      for (const seat of party.replica.session.setup ? [] : party.replica.meta.lobby)
        if (seat.device === device)
          command({ c: 'lobby', edit: { op: 'assign', seat: seat.id, device: '' } });
      command({ c: 'remove', device });
    },
    takeOver: () => command({ c: 'takeOver' }),
    wake: () => command({ c: 'wake' }),
    dismiss: (id) => view.setState(({ notices }) => ({ notices: notices.filter((n) => n.id !== id) })),
    forgive: () => view.setState({ refusal: null }),
    async stop() {
      for (const claim of givenBack(party)) command({ c: 'claim', claim });
      end();
      await save.idle();
    },
    rest,
  };
}
