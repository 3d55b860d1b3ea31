import { game } from './de/game';
import { log } from './de/log';
import { net } from './de/net';
import { options } from './de/options';
import { powers } from './de/powers';
import { refusals } from './de/refusals';
import { screens } from './de/screens';
import { table } from './de/table';
import type { Words } from './words';

export const de: Words = {
  ...screens,
  standing: game,
  table,
  net,
  log,
  options,
  powers,
  refusals,
  unknownRefusal: (code) => `Das geht nicht (${code}).`,
  page: 'S.',
};
