// What can be chosen when a game of 1830 is set up. The words are the screens'.
import type { Options, OptionValue } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { Values } from '../../rail/rules';

export interface OptionDef {
  readonly id: string;
  readonly choices: readonly OptionValue[];
  readonly standard: OptionValue;
  /** Section of the rule book that describes it. */
  readonly rule: string;
}

const onOff = (id: string, rule: string): OptionDef => ({
  id,
  choices: [false, true],
  standard: false,
  rule,
});

export const OPTIONS: readonly OptionDef[] = [
  { id: 'edition', choices: ['EN2018'], standard: 'EN2018', rule: 'EN2018' },
  /** Where the habits of another programme are wanted, for its games to be read and written. */
  { id: 'preset', choices: ['book', 'as18xxGames'], standard: 'book', rule: '' },
  { id: 'seating', choices: ['drawn', 'entered'], standard: 'drawn', rule: 'EN2018 1.1' },
  { id: 'auctionPass', choices: ['return', 'out'], standard: 'return', rule: 'EN2018 1.2.2(4)' },
  onOff('thirdSix', 'DE2011 V-1.7'),
  onOff('brownFromOffering', 'DE2011 V-6.3'),
  onOff('privateResale', 'DE2011 V-6.4'),
];

export function checkOptions(options: Options): Refusal | null {
  for (const [id, value] of Object.entries(options)) {
    const def = OPTIONS.find((o) => o.id === id);
    if (!def) return refuse('noSuchOption', '', { option: id });
    if (!def.choices.includes(value))
      return refuse('noSuchChoice', def.rule, { option: id, value: String(value) });
  }
  return null;
}

export function optionOf(options: Options, id: string): OptionValue {
  return options[id] ?? OPTIONS.find((o) => o.id === id)?.standard ?? false;
}

const BOOK: Values = {
  auctionPass: 'return',
  auctionTurn: 'clockwise',
  privateAbovePrice: false,
  afterAllPassed: 'priority',
  freePrivateMovesPriority: true,
  routes: 'best',
  exchangeTiming: 'betweenTurns',
  privateResale: false,
  privateIsPurchase: false,
  discardOrder: 'price',
  forcedSale: 'needed',
  saleForTrain: 'mustBuy',
  brownFromOffering: false,
};

/** How 18xx.games plays, so that its files can be read and ours be played on there. */
const AS_18XX_GAMES: Values = {
  ...BOOK,
  auctionPass: 'out',
  auctionTurn: 'lowestBid',
  privateAbovePrice: true,
  afterAllPassed: 'next',
  freePrivateMovesPriority: false,
  routes: 'declared',
  exchangeTiming: 'anytime',
  privateResale: true,
  privateIsPurchase: true,
  discardOrder: 'any',
  forcedSale: 'certificate',
  saleForTrain: 'short',
};

/** What the fine points have settled already, so that it cannot be chosen beside them; null: it can. */
export function settledOption(options: Options, id: string): OptionValue | null {
  if (optionOf(options, 'preset') !== 'as18xxGames') return null;
  const { auctionPass, privateResale } = AS_18XX_GAMES;
  const settled: Options = { auctionPass, privateResale };
  return settled[id] ?? null;
}

export function valuesOf(options: Options): Values {
  const value = (id: string): OptionValue => settledOption(options, id) ?? optionOf(options, id);
  return {
    ...(optionOf(options, 'preset') === 'as18xxGames' ? AS_18XX_GAMES : BOOK),
    auctionPass: value('auctionPass') === 'out' ? 'out' : 'return',
    privateResale: value('privateResale') === true,
    brownFromOffering: value('brownFromOffering') === true,
  };
}
