// Proposals on their way: a promise for each, answered when the table has logged or refused it.
import { refuse, type Refusal } from '../../engine/core/refusal';
import type { Entry } from '../../net/entry';
import type { ProposalBody } from '../../net/messages';

type Answer = (refusal: Refusal | null) => void;

export interface Pending {
  /** `send` makes the machine say `proposed`, now or a little later; they come in the order they were sent. */
  ask(send: () => void): Promise<Refusal | null>;
  named(cid: string, body: ProposalBody): void;
  rejected(cid: string, refusal: Refusal): void;
  logged(entries: readonly Entry[]): void;
  end(): void;
  /** Whether an action, rather than a question to the others, is on its way. */
  isActing(): boolean;
  /** Whether anything is. */
  isOpen(): boolean;
}

export function pendingProposals(): Pending {
  const unnamed: Answer[] = [];
  const named = new Map<string, { readonly answer: Answer; readonly kind: ProposalBody['kind'] }>();
  const answer = (cid: string, refusal: Refusal | null): void => {
    const found = named.get(cid);
    named.delete(cid);
    found?.answer(refusal);
  };
  return {
    ask: (send) =>
      new Promise((resolve) => {
        unnamed.push(resolve);
        send();
      }),
    named(cid, body) {
      const first = unnamed.shift();
      if (first) named.set(cid, { answer: first, kind: body.kind });
    },
    rejected: answer,
    logged(entries) {
      for (const entry of entries) if ('cid' in entry) answer(entry.cid, null);
    },
    end() {
      const gone = refuse('offline', '');
      for (const cid of [...named.keys()]) answer(cid, gone);
      for (const resolve of unnamed.splice(0)) resolve(gone);
    },
    isActing: () => [...named.values()].some(({ kind }) => kind === 'act'),
    isOpen: () => named.size > 0,
  };
}
