// The networked tables of this device: opening one, joining one, coming back to one. A session lives as long as
// the app, so that a host who looks at the list of games does not leave the others alone.
import { no, ok, refuse, type Result } from '../engine/core/refusal';
import { deviceOf, tableIdOf, tokenFor, type Invitation, type Secret, type Signalling } from '../net/code';
import type { OpenLinks } from '../net/links/link';
import { newMeta, type SavedTable } from '../net/replica';
import { cleanName, type RosterSeat } from '../net/seats';
import { fork } from '../net/table';
import { newGameId, newSeed } from './ids';
import { aboutOf, lobbySummary } from './net/disk';
import { deviceSecret, readRecord, writeRecord, type TableDraft, type TableRecord } from './net/record';
import { openNetSession, type NetSession } from './netSession';
import type { Saves } from './saves';
import { diskRefusal } from './saves/fault';
import type { KeyValue } from './saves/keyValue';
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
  /** A new table with these seats; the first one is this device's. Its id. */
  host(draft: TableDraft, seats: readonly Omit<RosterSeat, 'device'>[]): Promise<Result<string>>;
  join(invitation: Invitation): Promise<Result<string>>;
  open(id: string): Promise<Result<NetPlace>>;
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

export function openTables(options: TablesOptions): Tables {
  const { disk, saves } = options;
  const places = new Map<string, Promise<Result<NetPlace>>>();
  let device: Promise<Secret> | null = null;
  const tokenAt = async (table: string): Promise<Secret> =>
    tokenFor(await (device ??= deviceSecret(disk)), table);

  const keep = async (record: TableRecord, table: SavedTable, about: unknown): Promise<Result<string>> => {
    const id = tableIdOf(record.secret);
    try {
      await writeRecord(disk, id, record);
    } catch (error) {
      return no(diskRefusal(error));
    }
    const made = await saves.create(id, table.entries, JSON.parse(JSON.stringify(about)), table.meta);
    return made.ok ? ok(id) : made;
  };

  const open = async (id: string): Promise<Result<NetPlace>> => {
    const record = await readRecord(disk, id);
    if (!record) return no(refuse('saveMissing', ''));
    const save = await saves.open(id);
    if (!save.ok) return save;
    const token = await tokenAt(id);
    const links = await options.links(record.secret, record.server);
    const session = openNetSession({
      save: save.value,
      config: {
        secret: record.secret,
        token,
        name: cleanName(options.name()),
        engine: options.engine(),
        build: options.build,
        seed: newSeed(),
        epochHint: record.epoch,
      },
      title: record.draft?.title ?? '',
      links,
      now: options.now,
      tickMs: options.tickMs,
    });
    return ok({ session, secret: record.secret, server: record.server, draft: record.draft });
  };

  const tables: Tables = {
    async isTable(id) {
      try {
        return (await readRecord(disk, id)) !== null;
      } catch {
        return false;
      }
    },
    async host(draft, seats) {
      const secret = newGameId();
      const me = deviceOf(await tokenAt(tableIdOf(secret)));
      const lobby = seats.map((seat, i) => ({ ...seat, device: i === 0 ? me : '' }));
      const about = summaryJson(lobbySummary(draft.title, lobby));
      const meta = { ...newMeta('host'), lobby };
      return keep({ secret, epoch: 1, server: null, draft }, { meta, entries: [] }, about);
    },
    async join(invitation) {
      const { secret, epoch, server } = invitation;
      const id = tableIdOf(secret);
      // Who joins a table they had deleted wants it back, whether or not anything of it is left.
      const lost = await saves.restore(id);
      if (lost) return no(lost);
      const known = await readRecord(disk, id);
      if (known) {
        // We have been here: only where to look may be new.
        const place = await places.get(id);
        if (!place) await writeRecord(disk, id, { ...known, epoch: Math.max(known.epoch, epoch), server });
        return ok(id);
      }
      const about = summaryJson(lobbySummary('', []));
      return keep({ secret, epoch, server, draft: null }, { meta: newMeta('guest'), entries: [] }, about);
    },
    open(id) {
      const known = places.get(id);
      if (known) return known;
      const opening = open(id).then((place) => {
        if (!place.ok) places.delete(id);
        return place;
      });
      places.set(id, opening);
      return opening;
    },
    async fork(id) {
      const place = await tables.open(id);
      if (!place.ok) return place;
      const { party } = place.value.session;
      const secret = newGameId();
      const stored = fork(party, deviceOf(await tokenAt(tableIdOf(secret))));
      const about = aboutOf(party, place.value.draft?.title ?? '');
      const { server, draft } = place.value;
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
