import type { TrainSpec } from './types';

/** Whether a run of so many large stops (cities, red areas) and towns is beyond the train (EN2018 6.4.1). */
export function tooLong(train: TrainSpec, large: number, towns: number): boolean {
  if (train.reach === null) return false;
  const spare = train.towns ?? 0;
  if (train.apart) return large > train.reach || towns > spare;
  return large + Math.max(0, towns - spare) > train.reach;
}

/** Trains of one make can run the same routes. */
export const makeOf = ({ reach, towns = 0, apart = false }: TrainSpec): string =>
  reach === null ? 'D' : `${reach},${towns},${apart ? 1 : 0}`;
