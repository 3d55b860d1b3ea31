import { game } from './en/game';
import { log } from './en/log';
import { net } from './en/net';
import { options } from './en/options';
import { powers } from './en/powers';
import { refusals } from './en/refusals';
import { screens } from './en/screens';
import { table } from './en/table';
import type { Words } from './words';

export const en: Words = {
  ...screens,
  standing: game,
  table,
  net,
  log,
  options,
  powers,
  refusals,
  unknownRefusal: (code) => `This cannot be done (${code}).`,
  page: 'p.',
};
