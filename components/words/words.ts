// One catalogue per language. A word missing in one of them is a type error. Panels add their own part: an
// interface here, a file in en/ and one in de/.
import type { GameWords } from './standing';
import type { OptionWords } from './options';
import type { LogWords, RefusalArgs } from './sentences';
import type { PowerWords } from './powers';
import type { Say } from './say';
import type { ScreenWords } from './screens';
import type { NetWords } from './en/net';
import type { refusals } from './en/refusals';
import type { TableWords } from './en/table';

export type RefusalCode = keyof typeof refusals;

export interface Words extends ScreenWords {
  readonly standing: GameWords;
  /** The game screen and its panes. */
  readonly table: TableWords;
  /** Devices at one table. */
  readonly net: NetWords;
  readonly log: LogWords;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What private companies can do. */
  readonly powers: PowerWords;
  readonly refusals: Readonly<Record<RefusalCode, (args: RefusalArgs, say: Say) => string>>;
  unknownRefusal(code: string): string;
  /** The sign for a page of the rule book. */
  readonly page: string;
}
