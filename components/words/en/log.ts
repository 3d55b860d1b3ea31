// The log in sentences: who, what, for how much; then what followed.
import type { Deal } from '@/engine/rail/actions';

import type { Payment } from '../facts';
import type { LogWords } from '../sentences';
import type { Say } from '../say';
import { aShare } from './shares';

const payments = (list: readonly Payment[], say: Say, treasury?: string): string =>
  list
    .map(({ to, amount }) => `${to === treasury ? 'treasury' : owner(to, say)} ${say.money(amount)}`)
    .join(', ');

const owner = (id: string, say: Say): string => (/^[A-Z]/.test(id) ? say.corp(id) : say.seat(id));

/** "a 3-train", "an 8-train". */
const train = (type: string, say: Say): string =>
  `${/^(8|11|18)/.test(type) ? 'an' : 'a'} ${say.train(type)}`;

const share = (corp: string, say: Say): string => aShare(say.corp(corp));

function deal(d: Deal, say: Say): string {
  switch (d.kind) {
    case 'private':
      return `${say.seat(d.buyer)} buys ${say.private(d.private)} from ${say.seat(d.seller)} for ${say.money(d.price)}`;
    case 'privateToCompany':
      return `${say.corp(d.corp)} buys ${say.private(d.private)} for ${say.money(d.price)}`;
    case 'train':
      return `${say.corp(d.corp)} buys ${train(d.train, say)} from ${say.corp(d.from)} for ${say.money(d.price)}`;
  }
}

const cost = (amount: number, say: Say): string => (amount > 0 ? ` for ${say.money(amount)}` : '');

export const log: LogWords = {
  buysPrivate: (f, say) => `${say.seat(f.seat)} buys ${say.private(f.private)} for ${say.money(f.price)}.`,
  bids: (f, say) => `${say.seat(f.seat)} bids ${say.money(f.price)} on ${say.private(f.private)}.`,
  passes: (f, say) => `${say.seat(f.seat)} passes.`,
  endsTurn: (f, say) => `${say.seat(f.seat)} ends the turn.`,
  endsOperating: (f, say) => `${say.corp(f.corp)} is done.`,
  setsPar: (f, say) =>
    `${say.seat(f.seat)} sets the par value of ${say.corp(f.corp)} at ${say.money(f.price)}.`,
  starts: (f, say) =>
    `${say.seat(f.seat)} starts ${say.corp(f.corp)} at a par value of ${say.money(f.par)} and pays ${say.money(f.price)} for the presidency.`,
  buysShare: (f, say) =>
    `${say.seat(f.seat)} buys ${share(f.corp, say)} from the ${f.from === 'ipo' ? 'initial offering' : 'bank pool'} for ${say.money(f.price)}.`,
  sellsShares: (f, say) =>
    f.count === 1
      ? `${say.seat(f.seat)} sells ${share(f.corp, say)} for ${say.money(f.money)}.`
      : `${say.seat(f.seat)} sells ${f.count} ${say.corp(f.corp)} shares for ${say.money(f.money)}.`,
  laysTile: (f, say) =>
    `${say.corp(f.corp)} ${f.upgrade ? 'upgrades' : 'lays track on'} ${say.hex(f.hex)}${f.upgrade ? ' to' : ': tile'} ${f.tile}${cost(f.cost, say)}${f.private ? `, by the right of ${say.private(f.private)}` : ''}.`,
  placesToken: (f, say) =>
    f.home
      ? `${say.corp(f.corp)} places its home station in ${say.hex(f.hex)}.`
      : `${say.corp(f.corp)} places a station in ${say.hex(f.hex)}${cost(f.cost, say)}${f.private ? `, free by the right of ${say.private(f.private)}` : ''}.`,
  runs: (f, say) =>
    f.trains.length === 0
      ? `${say.corp(f.corp)} runs no train.`
      : `${say.corp(f.corp)} runs ${say.list(f.trains.map((t) => train(t, say)))} for ${say.money(f.revenue)}.`,
  pays: (f, say) =>
    f.payments.length === 0
      ? `${say.corp(f.corp)} pays ${say.money(f.revenue)}.`
      : `${say.corp(f.corp)} pays ${say.money(f.revenue)}: ${payments(f.payments, say, f.corp)}.`,
  withholds: (f, say) => `${say.corp(f.corp)} keeps ${say.money(f.revenue)} in its treasury.`,
  earnsNothing: (f, say) => `${say.corp(f.corp)} earns nothing.`,
  buysTrain: (f, say) => {
    const from = f.from === 'bank' ? 'the bank' : f.from === 'pool' ? 'the bank pool' : say.corp(f.from);
    const help = f.help > 0 ? ` ${say.seat(f.president)} adds ${say.money(f.help)}.` : '';
    const old = f.tradeIn ? `, trading in ${train(f.tradeIn, say)}` : '';
    return `${say.corp(f.corp)} buys ${train(f.train, say)} from ${from} for ${say.money(f.price)}${old}.${help}`;
  },
  discards: (f, say) => `${say.corp(f.corp)} discards ${train(f.train, say)}.`,
  companyBuysPrivate: (f, say) =>
    `${say.corp(f.corp)} buys ${say.private(f.private)} from ${say.seat(f.seat)} for ${say.money(f.price)}.`,
  exchanges: (f, say) =>
    `${say.seat(f.seat)} exchanges ${say.private(f.private)} for ${share(f.corp, say)} from the ${f.from === 'ipo' ? 'initial offering' : 'bank pool'}.`,
  offers: (f, say) => `${say.seat(f.seat)} makes ${say.seat(f.to)} an offer: ${deal(f.deal, say)}.`,
  accepts: (f, say) =>
    f.promised
      ? `${say.seat(f.seat)} agrees; the money must still be raised: ${deal(f.deal, say)}.`
      : `${say.seat(f.seat)} accepts: ${deal(f.deal, say)}.`,
  declines: (f, say) => `${say.seat(f.seat)} declines.`,
  withdraws: (f, say) => `${say.seat(f.seat)} withdraws the offer.`,
  bankrupt: (f, say) => `${say.seat(f.seat)} is bankrupt.`,
  winsPrivate: (f, say) =>
    f.price === 0
      ? `${say.seat(f.seat)} takes ${say.private(f.private)} for nothing.`
      : `${say.seat(f.seat)} wins ${say.private(f.private)} for ${say.money(f.price)}.`,
  receives: (f, say) =>
    f.president
      ? `${say.seat(f.seat)} becomes president of ${say.corp(f.corp)}.`
      : `${say.seat(f.seat)} receives ${share(f.corp, say)}.`,
  cheaper: (f, say) => `All passed: ${say.private(f.private)} now costs ${say.money(f.price)}.`,
  income: (f, say) => `The private companies pay: ${payments(f.payments, say)}.`,
  president: (f, say) => `${say.seat(f.seat)} becomes president of ${say.corp(f.corp)}.`,
  floats: (f, say) => `${say.corp(f.corp)} floats with ${say.money(f.capital)}.`,
  price: (f, say) =>
    f.from === f.to
      ? `${say.corp(f.corp)} moves to another box at ${say.money(f.to)}.`
      : `${say.corp(f.corp)} ${f.to > f.from ? 'rises' : 'falls'} from ${say.money(f.from)} to ${say.money(f.to)}.`,
  homePlaced: (f, say) => `${say.corp(f.corp)} places its home station in ${say.hex(f.hex)}.`,
  phase: (f, say) => `Phase ${say.phase(f.name)} begins.`,
  rusts: (f, say) => `All ${say.list(f.trains.map((type) => `${say.train(type)}s`))} rust.`,
  closes: (f, say) =>
    `${say.list(f.privates.map((id) => say.private(id)))} ${f.privates.length === 1 ? 'closes' : 'close'}.`,
  priority: (f, say) => `${say.seat(f.seat)} has the priority deal.`,
  restored: () => 'Everything is again as it was at the beginning of the step.',
  bankBreaks: () => 'The bank breaks.',
  ends: () => 'The game is over.',
};
