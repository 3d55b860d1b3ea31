// The route finder behind messages: plain data in, plain data out, for a worker or any other thread. It works in
// small steps, so that whoever drives it can hear a "cancel" between two of them.
import type { Board, CorpId } from '../board';
import type { BoardMap } from '../map';
import { bestRoutesSteps } from './best';
import type { Constraints, RouteRules, RouteSet, TrainSpec } from './types';
import { layWorthsSteps, type Lay, type LayWorth } from './worth';

interface Position {
  /** The number of the question; the answer carries it. */
  readonly id: number;
  /** The name under which the map was sent. */
  readonly map: string;
  readonly board: Board;
  readonly corp: CorpId;
  readonly trains: readonly TrainSpec[];
  readonly rules: RouteRules;
}

export type WorkMessage =
  | { readonly kind: 'map'; readonly name: string; readonly map: BoardMap }
  | (Position & { readonly kind: 'best'; readonly ask?: Partial<Constraints> })
  | (Position & { readonly kind: 'worth'; readonly lays: readonly Lay[] })
  | { readonly kind: 'cancel'; readonly id: number };

export type WorkAnswer =
  | { readonly id: number; readonly kind: 'best'; readonly set: RouteSet }
  | { readonly id: number; readonly kind: 'worth'; readonly worths: readonly LayWorth[] }
  | { readonly id: number; readonly kind: 'unknownMap' };

interface Job {
  readonly id: number;
  readonly steps: Iterator<void, WorkAnswer>;
}

export interface Desk {
  take(message: WorkMessage): void;
  /** Works on the oldest question for up to `count` steps; the answer when it is there. */
  work(count: number): WorkAnswer | null;
  readonly busy: boolean;
}

export function routeDesk(): Desk {
  const maps = new Map<string, BoardMap>();
  let jobs: Job[] = [];

  function* answer(message: Extract<WorkMessage, { kind: 'best' | 'worth' }>): Generator<void, WorkAnswer> {
    const { id, board, corp, trains, rules } = message;
    const map = maps.get(message.map);
    if (!map) return { id, kind: 'unknownMap' };
    if (message.kind === 'worth') {
      return {
        id,
        kind: 'worth',
        worths: yield* layWorthsSteps(map, board, corp, trains, rules, message.lays),
      };
    }
    return { id, kind: 'best', set: yield* bestRoutesSteps(map, board, corp, trains, rules, message.ask) };
  }

  const close = (job: Job): void => void (jobs = jobs.filter((other) => other !== job));

  /** A question that throws is over: the ones behind it must not wait for it. */
  function next(job: Job): WorkAnswer | null {
    try {
      const step = job.steps.next();
      if (!step.done) return null;
      close(job);
      return step.value;
    } catch (error) {
      close(job);
      throw error;
    }
  }

  return {
    take(message) {
      switch (message.kind) {
        case 'map':
          maps.set(message.name, message.map);
          return;
        case 'cancel':
          jobs = jobs.filter(({ id }) => id !== message.id);
          return;
        case 'best':
        case 'worth':
          jobs.push({ id: message.id, steps: answer(message) });
      }
    },
    work(count) {
      const job = jobs[0];
      for (let i = 0; job && i < count; i++) {
        const answered = next(job);
        if (answered) return answered;
      }
      return null;
    },
    get busy() {
      return jobs.length > 0;
    },
  };
}
