// What a private company can do besides paying, in a sentence.
import type { PrivatePower } from '@/engine/rail/rules';

import type { Say } from './say';

export interface PowerWords {
  readonly none: string;
  readonly extraTile: (hex: string) => string;
  readonly tileAndStation: (hex: string) => string;
  readonly exchangeForShare: (share: string, corp: string) => string;
  readonly grantShare: (share: string, corp: string) => string;
  readonly grantPresidency: (corp: string) => string;
}

export function powerText(power: PrivatePower | null, words: PowerWords, say: Say): string {
  const share = say.percent(10);
  switch (power?.kind) {
    case undefined:
      return words.none;
    case 'extraTile':
      return words.extraTile(say.hex(power.hex));
    case 'tileAndStation':
      return words.tileAndStation(say.hex(power.hex));
    case 'exchangeForShare':
      return words.exchangeForShare(share, say.corp(power.corp));
    case 'grantShare':
      return words.grantShare(share, say.corp(power.corp));
    case 'grantPresidency':
      return words.grantPresidency(say.corp(power.corp));
  }
}
