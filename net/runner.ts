// The one loop that is not pure: it gives a machine its time, its links and its disk, and does what it says.
import type { BaseAction } from '../engine/core/game';
import type { Links, LinkTrouble, OpenLinks } from './links/link';
import type { Command, Effect, Input, TableConfig, TableEvent } from './machine';
import type { Party } from './party';
import type { SavedTable, WriteRecord } from './replica';
import { comeBack, newGuest, newHost, step } from './table';

/** A table's place on this device. A write that resolves is on disk; one that rejects may be tried again. */
export interface Disk {
  write(record: WriteRecord): Promise<void>;
}

export interface RunnerOptions<S, A extends BaseAction> {
  readonly party: Party<S, A>;
  readonly links: OpenLinks;
  readonly disk: Disk;
  /** Milliseconds; may jump. */
  readonly now: () => number;
  /** 32 hexadecimal digits from a good source of chance. */
  readonly nonce: () => string;
  readonly onEvent: (event: TableEvent, party: Party<S, A>) => void;
  readonly onTrouble?: (code: LinkTrouble) => void;
  /** A listener, a link or the disk threw: a bug, but none that may stop the table. */
  readonly onFault?: (error: unknown) => void;
  readonly tickMs?: number;
}

export interface Runner<S, A extends BaseAction> {
  readonly party: Party<S, A>;
  command(command: Command): void;
  /** Ends links and timers; a write under way is left to finish. */
  stop(): void;
}

export function createRunner<S, A extends BaseAction>(options: RunnerOptions<S, A>): Runner<S, A> {
  const { party, disk } = options;
  const queue: Input[] = [];
  let busy = false;
  let stopped = false;

  const fault = options.onFault ?? ((error: unknown) => console.error(error));

  const write = ({ id, record }: Extract<Effect, { f: 'write' }>): void => {
    // Inside the promise, so that a disk that throws at once is a write that failed.
    void new Promise<void>((done) => done(disk.write(record))).then(
      () => give({ i: 'wrote', id, ok: true }),
      () => give({ i: 'wrote', id, ok: false }),
    );
  };

  const attempt = (effect: Effect): void => {
    try {
      perform(effect);
    } catch (error) {
      fault(error);
    }
  };

  const perform = (effect: Effect): void => {
    switch (effect.f) {
      case 'send':
        return links.send(effect.link, effect.text);
      case 'close':
        return links.close(effect.link);
      case 'dial':
        return links.dial(effect.epoch);
      case 'listen':
        return links.listen(effect.epoch, effect.alias);
      case 'unlisten':
        return links.unlisten();
      case 'write':
        return write(effect);
      case 'event':
        return options.onEvent(effect.event, party);
    }
  };

  // What an effect causes at once waits until all effects of the step are done.
  const give = (input: Input): void => {
    if (stopped) return;
    queue.push(input);
    if (busy) return;
    busy = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const effects = step(party, next);
        // RN1: the disk first; nobody else's fault may come before it.
        effects.filter((effect) => effect.f === 'write').forEach(attempt);
        effects.filter((effect) => effect.f !== 'write').forEach(attempt);
      }
    } finally {
      busy = false;
    }
  };

  const links: Links = options.links({
    up: (link, dialled, prints) => give({ i: 'up', link, dialled, prints, nonce: options.nonce() }),
    down: (link) => give({ i: 'down', link }),
    frame: (link, text) => give({ i: 'frame', link, text }),
    taken: (epoch) => give({ i: 'taken', epoch }),
    trouble: (code) => options.onTrouble?.(code),
  });

  const tick = (): void => give({ i: 'tick', now: options.now() });
  const timer = setInterval(tick, options.tickMs ?? 250);
  tick();

  return {
    party,
    command: (command) => give({ i: 'command', command }),
    stop: () => {
      give({ i: 'command', command: { c: 'leave' } });
      stopped = true;
      clearInterval(timer);
      links.destroy();
    },
  };
}

type Given<S, A extends BaseAction> = Omit<RunnerOptions<S, A>, 'party'> & {
  readonly config: TableConfig<S, A>;
  /** What the disk holds, when the device has been at this table before. */
  readonly stored?: SavedTable;
};

export const createHostRunner = <S, A extends BaseAction>({
  config,
  stored,
  ...rest
}: Given<S, A>): Runner<S, A> =>
  createRunner({ ...rest, party: stored ? comeBack(config, stored) : newHost(config) });

export const createGuestRunner = <S, A extends BaseAction>({
  config,
  stored,
  ...rest
}: Given<S, A>): Runner<S, A> =>
  createRunner({ ...rest, party: stored ? comeBack(config, stored) : newGuest(config) });

/** Pass-and-play: the same host, and nobody to talk to. */
export const noLinks: OpenLinks = () => ({
  listen: () => undefined,
  unlisten: () => undefined,
  dial: () => undefined,
  send: () => undefined,
  close: () => undefined,
  destroy: () => undefined,
});
