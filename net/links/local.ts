// Several devices in one process: for tests and for one screen that plays several parts. Same path as the
// network, text included.
import type { LinkHandlers, Links, OpenLinks } from './link';

interface End {
  readonly handlers: LinkHandlers;
  readonly other: { end: End | null; id: number };
}

export interface LocalHub {
  readonly open: OpenLinks;
}

export function localHub(): LocalHub {
  const addresses = new Map<number, { readonly owner: Links; readonly handlers: LinkHandlers }>();
  let nextLink = 1;
  const later = (run: () => void): void => void Promise.resolve().then(run);

  const open: OpenLinks = (handlers) => {
    const ends = new Map<number, End>();
    const release = (): void => {
      for (const [epoch, held] of addresses) if (held.owner === links) addresses.delete(epoch);
    };
    const hold = (epoch: number): boolean => {
      const held = addresses.get(epoch);
      if (held && held.owner !== links) return false;
      addresses.set(epoch, { owner: links, handlers: own });
      return true;
    };
    /** Knows both sides of a link, so that closing one ends the other. */
    const own: LinkHandlers = {
      ...handlers,
      down: (link) => {
        if (ends.delete(link)) handlers.down(link);
      },
      frame: (link, text) => {
        if (ends.has(link)) handlers.frame(link, text);
      },
      up: (link, dialled, prints) => {
        const made = pending.get(link);
        pending.delete(link);
        if (made) ends.set(link, made);
        handlers.up(link, dialled, prints);
      },
    };
    const links: Links = {
      listen: (epoch, alias) => {
        release();
        if (!hold(epoch)) later(() => handlers.taken(epoch));
        if (alias) hold(0);
      },
      unlisten: release,
      dial: (epoch) => {
        const target = addresses.get(epoch);
        if (!target || target.owner === links) return;
        const [mine, theirs] = [nextLink++, nextLink++];
        const near: End = { handlers: own, other: { end: null, id: theirs } };
        const far: End = { handlers: target.handlers, other: { end: near, id: mine } };
        near.other.end = far;
        pending.set(mine, near);
        pending.set(theirs, far);
        later(() => {
          target.handlers.up(theirs, null, { local: 'local', remote: 'local' });
          own.up(mine, epoch, { local: 'local', remote: 'local' });
        });
      },
      send: (link, text) => {
        const other = ends.get(link)?.other;
        if (other) later(() => other.end?.handlers.frame(other.id, text));
      },
      close: (link) => {
        const other = ends.get(link)?.other;
        ends.delete(link);
        if (other) later(() => other.end?.handlers.down(other.id));
      },
      destroy: () => {
        release();
        for (const link of [...ends.keys()]) links.close(link);
      },
    };
    return links;
  };
  const pending = new Map<number, End>();
  return { open };
}
