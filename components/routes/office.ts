import type { BoardMap } from '@/engine/rail/map';
import type { WorkAnswer, WorkMessage } from '@/engine/rail/routes/work';

import type { Send } from './clerk';

type Asked<Kind extends 'best' | 'worth'> = Omit<Extract<WorkMessage, { kind: Kind }>, 'id' | 'map'>;
export type Question = { readonly map: BoardMap } & (Asked<'best'> | Asked<'worth'>);

export interface Office {
  /** Calls back once with the answer, unless the function it returns was called before. */
  ask(question: Question, done: (answer: WorkAnswer) => void): () => void;
}

/** Numbers the questions about routes, passes them on and gives each answer to whoever asked. */
export function office(hire: (post: (answer: WorkAnswer) => void) => Send): Office {
  const waiting = new Map<number, (answer: WorkAnswer) => void>();
  const maps = new Map<BoardMap, string>();
  let asked = 0;
  let send: Send | null = null;

  const post = (answer: WorkAnswer): void => {
    const done = waiting.get(answer.id);
    waiting.delete(answer.id);
    done?.(answer);
  };

  return {
    ask({ map, ...question }, done) {
      // Nobody is hired before the first question: most screens have none.
      send ??= hire(post);
      let name = maps.get(map);
      if (name === undefined) {
        name = `map ${maps.size + 1}`;
        maps.set(map, name);
        send({ kind: 'map', name, map });
      }
      const id = ++asked;
      waiting.set(id, done);
      send({ ...question, id, map: name });
      return () => {
        if (waiting.delete(id)) send?.({ kind: 'cancel', id });
      };
    },
  };
}
