// The networked tables of this device: opening one, joining one, coming back to one. A session lives as long as
// the app, so that a host who looks at the list of games does not leave the others alone.
import { no, ok, refuse, type Result } from '../engine/core/refusal';
import { tableIdOf, tokenFor, type Invitation, type Secret, type Signalling } from '../net/code';
import { deviceOf } from '../net/keys';
import type { OpenLinks } from '../net/links/link';
import { newMeta, type SavedTable } from '../net/replica';
import { cleanName, type RosterSeat } from '../net/seats';
import { fork } from '../net/table';
import { newGameId, newSeed } from './ids';
import { aboutOf, lobbySummary } from './net/disk';
import { deviceSecret, readRecord, writeRecord, type TableDraft, type TableRecord } from './net/record';
import { openNetSession, type NetSession } from './netSession';
import type { OpenSave, Saves } from './saves';
import { caught } from './saves/fault';
import { takeTable } from './saves/window';
import type { KeyValue } from './saves/keyValue';
import type { Json } from './saves/record';
import { summaryJson } from './summary';

export interface NetPlace {
  readonly session: NetSession;
  readonly secret: Secret;
  /** null: whatever the settings say. */
  readonly server: Signalling | null;
  readonly draft: TableDraft | null;
}

export interface Tables {
  isTable(id: string): Promise<boolean>;
  /** Another device opened the table: its host has the whole log, and a guest without one comes back empty. */
  fromHost(id: string): Promise<boolean>;
  /** A new table with these seats; the first one is this device's. Its id. */
  host(draft: TableDraft, seats: readonly Omit<RosterSeat, 'device'>[]): Promise<Result<string>>;
  join(invitation: Invitation): Promise<Result<string>>;
  open(id: string): Promise<Result<NetPlace>>;
  /** Before the start the host chooses anew. */
  redraft(id: string, draft: TableDraft): Promise<Result<null>>;
  /** The game goes on without the others, as a table of its own; its id. */
  fork(id: string): Promise<Result<string>>;
  /** Ends a session; the game stays on disk. */
  stop(id: string): Promise<void>;
}

export interface TablesOptions {
  readonly disk: KeyValue;
  readonly saves: Saves;
  readonly links: (secret: Secret, server: Signalling | null) => Promise<OpenLinks>;
  readonly engine: () => string;
  readonly build: string;
  readonly name: () => string;
  readonly now: () => number;
  readonly tickMs?: number;
}

/** A table in the list of games before anything is known of it. */
const nothingYet = summaryJson(lobbySummary('', []));

export function openTables(options: TablesOptions): Tables {
  const { disk, saves } = options;
  const places = new Map<string, Promise<Result<NetPlace>>>();
  let device: Promise<Result<Secret>> | null = null;
  const tokenAt = async (table: string): Promise<Result<Secret>> => {
    const own = await (device ??= caught(() => deviceSecret(disk)));
    if (own.ok) return ok(tokenFor(own.value, table));
    device = null;
    return own;
  };

  /** The save first: what leads to a table without a log would be a table that never opens. */
  const keep = async (record: TableRecord, table: SavedTable, about: Json): Promise<Result<string>> => {
    const id = tableIdOf(record.secret);
    const made = await saves.create(id, table.entries, about, table.meta);
    if (!made.ok) return made;
    const kept = await caught(async () => ok(await writeRecord(disk, id, record)));
    if (kept.ok) return ok(id);
    await saves.remove(id);
    return kept;
  };

  /** A guest whose log is lost comes back empty, because the host has all of it; who opened the table does not. */
  const savedAt = async (id: string, record: TableRecord, isNew: boolean): Promise<Result<OpenSave>> => {
    const found = await saves.open(id, newMeta(record.draft ? 'host' : 'guest'));
    if (found.ok || record.draft) return found;
    const { code } = found.refusal;
    return code === 'saveUnreadable' || (isNew && code === 'saveMissing')
      ? saves.startOver(id, nothingYet, newMeta('guest'))
      : found;
  };

  /** They are loaded from somewhere, and not every browser can have them. */
  const linksTo = async ({ secret, server }: TableRecord): Promise<Result<OpenLinks>> => {
    try {
      return ok(await options.links(secret, server));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return no(refuse('linksFailed', '', { message: message.slice(0, 120) }));
    }
  };

  const open = async (id: string): Promise<Result<NetPlace>> => {
    const known = await readRecord(disk, id);
    if (known.is === 'absent') return no(refuse('saveMissing', ''));
    if (known.is === 'newer') return no(refuse('saveNewer', '', { schema: known.schema }));
    if (known.is === 'bad') return no(refuse('tableUnreadable', ''));
    const record = known.value;
    const token = await tokenAt(id);
    if (!token.ok) return token;
    const opened = await linksTo(record);
    if (!opened.ok) return opened;
    let session: NetSession | null = null;
    let lost = false;
    const release = await takeTable(disk, id, newGameId(), () => {
      lost = true;
      session?.rest();
    });
    // Last of all, so that another window that had the table has written its last.
    const save = await savedAt(id, record, false);
    if (!save.ok) {
      release();
      return save;
    }
    session = openNetSession({
      save: save.value,
      config: {
        secret: record.secret,
        token: token.value,
        name: cleanName(options.name()),
        engine: options.engine(),
        build: options.build,
        seed: newSeed(),
        epochHint: record.epoch,
      },
      title: record.draft?.title ?? '',
      links: opened.value,
      now: options.now,
      tickMs: options.tickMs,
      onStop: release,
    });
    if (lost) session.rest();
    return ok({ session, secret: record.secret, server: record.server, draft: record.draft });
  };

  const tables: Tables = {
    async isTable(id) {
      try {
        return (await readRecord(disk, id)).is !== 'absent';
      } catch {
        // To play a table's log as a game passed round would part it from the others.
        return true;
      }
    },
    async fromHost(id) {
      try {
        const known = await readRecord(disk, id);
        return known.is === 'good' && known.value.draft === null;
      } catch {
        return false;
      }
    },
    async host(draft, seats) {
      const secret = newGameId();
      const token = await tokenAt(tableIdOf(secret));
      if (!token.ok) return token;
      const me = deviceOf(token.value);
      const lobby = seats.map((seat, i) => ({ ...seat, device: i === 0 ? me : '' }));
      const about = summaryJson(lobbySummary(draft.title, lobby));
      const meta = { ...newMeta('host'), lobby };
      return keep({ secret, epoch: 1, server: null, draft }, { meta, entries: [] }, about);
    },
    join({ secret, epoch, server }) {
      const id = tableIdOf(secret);
      return caught(async () => {
        // Who joins a table they had deleted wants it back, whether or not anything of it is left.
        const lost = await saves.restore(id);
        if (lost) return no(lost);
        if ((await places.get(id))?.ok) return ok(id);
        const known = await readRecord(disk, id);
        if (known.is === 'newer') return no(refuse('saveNewer', '', { schema: known.schema }));
        // Where we have been before, only where to look may be new.
        const record =
          known.is === 'good'
            ? { ...known.value, epoch: Math.max(known.value.epoch, epoch), server }
            : { secret, epoch, server, draft: null };
        const save = await savedAt(id, record, true);
        if (!save.ok) return save;
        await writeRecord(disk, id, record);
        return ok(id);
      });
    },
    open(id) {
      const known = places.get(id);
      if (known) return known;
      const opening = caught(() => open(id)).then((place) => {
        // What failed is tried anew.
        if (!place.ok && places.get(id) === opening) places.delete(id);
        return place;
      });
      places.set(id, opening);
      return opening;
    },
    redraft(id, draft) {
      return caught(async () => {
        const known = await readRecord(disk, id);
        // Only the device that opened the table has one.
        if (known.is !== 'good' || !known.value.draft) return no(refuse('notHost', ''));
        await writeRecord(disk, id, { ...known.value, draft });
        const place = await places.get(id);
        if (place?.ok) places.set(id, Promise.resolve(ok({ ...place.value, draft })));
        return ok(null);
      });
    },
    async fork(id) {
      const place = await tables.open(id);
      if (!place.ok) return place;
      const { party } = place.value.session;
      const secret = newGameId();
      const token = await tokenAt(tableIdOf(secret));
      if (!token.ok) return token;
      const stored = fork(party, deviceOf(token.value));
      const about = aboutOf(party, place.value.draft?.title ?? '', stored.entries);
      const { server } = place.value;
      // The copy is this device's table, whoever opened the first one.
      const { setup } = party.replica.session;
      const draft = setup ? { title: setup.title, rules: setup.rules, options: setup.options } : null;
      const kept = await keep({ secret, epoch: stored.meta.promised, server, draft }, stored, about);
      if (kept.ok) await tables.stop(id);
      return kept;
    },
    async stop(id) {
      const place = await places.get(id);
      places.delete(id);
      if (place?.ok) await place.value.session.stop();
    },
  };
  return tables;
}
