import type { Deal } from '@/engine/rail/actions';

import type { Payment } from '../facts';
import type { LogWords } from '../sentences';
import type { Say } from '../say';

const owner = (id: string, say: Say): string => (/^[A-Z]/.test(id) ? say.corp(id) : say.seat(id));

const payments = (list: readonly Payment[], say: Say, treasury?: string): string =>
  list
    .map(({ to, amount }) => `${to === treasury ? 'Kasse' : owner(to, say)} ${say.money(amount)}`)
    .join(', ');

const share = (corp: string, say: Say): string => `eine Aktie von ${say.corp(corp)}`;
const train = (type: string, say: Say): string => `einen ${say.train(type)}`;
const from = (source: 'ipo' | 'pool'): string =>
  source === 'ipo' ? 'aus dem Anfangsangebot' : 'aus dem Bankpool';

function deal(d: Deal, say: Say): string {
  switch (d.kind) {
    case 'private':
      return `${say.seat(d.buyer)} kauft ${say.private(d.private)} von ${say.seat(d.seller)} für ${say.money(d.price)}`;
    case 'privateToCompany':
      return `${say.corp(d.corp)} kauft ${say.private(d.private)} für ${say.money(d.price)}`;
    case 'train':
      return `${say.corp(d.corp)} kauft ${train(d.train, say)} von ${say.corp(d.from)} für ${say.money(d.price)}`;
  }
}

const cost = (amount: number, say: Say): string => (amount > 0 ? ` für ${say.money(amount)}` : '');

export const log: LogWords = {
  buysPrivate: (f, say) => `${say.seat(f.seat)} kauft ${say.private(f.private)} für ${say.money(f.price)}.`,
  bids: (f, say) => `${say.seat(f.seat)} bietet ${say.money(f.price)} auf ${say.private(f.private)}.`,
  passes: (f, say) => `${say.seat(f.seat)} passt.`,
  endsTurn: (f, say) => `${say.seat(f.seat)} beendet den Spielzug.`,
  endsOperating: (f, say) => `${say.corp(f.corp)} ist fertig.`,
  setsPar: (f, say) =>
    `${say.seat(f.seat)} setzt den Nennwert von ${say.corp(f.corp)} auf ${say.money(f.price)}.`,
  starts: (f, say) =>
    `${say.seat(f.seat)} gründet ${say.corp(f.corp)} zum Nennwert ${say.money(f.par)} und zahlt ${say.money(f.price)} für die Direktorenaktie.`,
  buysShare: (f, say) =>
    `${say.seat(f.seat)} kauft ${share(f.corp, say)} ${from(f.from)} für ${say.money(f.price)}.`,
  sellsShares: (f, say) =>
    f.count === 1
      ? `${say.seat(f.seat)} verkauft ${share(f.corp, say)} für ${say.money(f.money)}.`
      : `${say.seat(f.seat)} verkauft ${f.count} Aktien von ${say.corp(f.corp)} für ${say.money(f.money)}.`,
  laysTile: (f, say) =>
    `${say.corp(f.corp)} ${f.upgrade ? 'baut' : 'legt'} ${f.upgrade ? `${say.hex(f.hex)} zu Plättchen ${f.tile} aus` : `Plättchen ${f.tile} auf ${say.hex(f.hex)}`}${cost(f.cost, say)}${f.private ? `, mit dem Recht von ${say.private(f.private)}` : ''}.`,
  placesToken: (f, say) =>
    f.home
      ? `${say.corp(f.corp)} setzt den Heimatbahnhof in ${say.hex(f.hex)}.`
      : `${say.corp(f.corp)} setzt einen Bahnhof in ${say.hex(f.hex)}${cost(f.cost, say)}${f.private ? `, kostenlos mit dem Recht von ${say.private(f.private)}` : ''}.`,
  runs: (f, say) =>
    f.trains.length === 0
      ? `${say.corp(f.corp)} lässt keinen Zug fahren.`
      : `${say.corp(f.corp)} lässt ${say.list(f.trains.map((t) => train(t, say)))} für ${say.money(f.revenue)} fahren.`,
  pays: (f, say) =>
    f.payments.length === 0
      ? `${say.corp(f.corp)} schüttet ${say.money(f.revenue)} aus.`
      : `${say.corp(f.corp)} schüttet ${say.money(f.revenue)} aus: ${payments(f.payments, say, f.corp)}.`,
  withholds: (f, say) => `${say.corp(f.corp)} behält ${say.money(f.revenue)} in der Kasse.`,
  earnsNothing: (f, say) => `${say.corp(f.corp)} nimmt nichts ein.`,
  buysTrain: (f, say) => {
    const seller = f.from === 'bank' ? 'der Bank' : f.from === 'pool' ? 'dem Bankpool' : say.corp(f.from);
    const help = f.help > 0 ? ` ${say.seat(f.president)} zahlt ${say.money(f.help)} dazu.` : '';
    const old = f.tradeIn ? ` und gibt ${train(f.tradeIn, say)} in Zahlung` : '';
    return `${say.corp(f.corp)} kauft ${train(f.train, say)} von ${seller} für ${say.money(f.price)}${old}.${help}`;
  },
  discards: (f, say) => `${say.corp(f.corp)} gibt ${train(f.train, say)} ab.`,
  companyBuysPrivate: (f, say) =>
    `${say.corp(f.corp)} kauft ${say.private(f.private)} von ${say.seat(f.seat)} für ${say.money(f.price)}.`,
  exchanges: (f, say) =>
    `${say.seat(f.seat)} tauscht ${say.private(f.private)} gegen ${share(f.corp, say)} ${from(f.from)}.`,
  offers: (f, say) => `${say.seat(f.seat)} macht ${say.seat(f.to)} ein Angebot: ${deal(f.deal, say)}.`,
  accepts: (f, say) =>
    f.promised
      ? `${say.seat(f.seat)} stimmt zu, das Geld muss noch aufgebracht werden: ${deal(f.deal, say)}.`
      : `${say.seat(f.seat)} nimmt an: ${deal(f.deal, say)}.`,
  declines: (f, say) => `${say.seat(f.seat)} lehnt ab.`,
  withdraws: (f, say) => `${say.seat(f.seat)} zieht das Angebot zurück.`,
  bankrupt: (f, say) => `${say.seat(f.seat)} ist bankrott.`,
  winsPrivate: (f, say) =>
    f.price === 0
      ? `${say.seat(f.seat)} erhält ${say.private(f.private)} umsonst.`
      : `${say.seat(f.seat)} ersteigert ${say.private(f.private)} für ${say.money(f.price)}.`,
  receives: (f, say) =>
    f.president
      ? `${say.seat(f.seat)} übernimmt die Direktion von ${say.corp(f.corp)}.`
      : `${say.seat(f.seat)} erhält ${share(f.corp, say)}.`,
  cheaper: (f, say) => `Alle haben gepasst: ${say.private(f.private)} kostet jetzt ${say.money(f.price)}.`,
  income: (f, say) => `Die Privatbahnen zahlen: ${payments(f.payments, say)}.`,
  president: (f, say) => `${say.seat(f.seat)} übernimmt die Direktion von ${say.corp(f.corp)}.`,
  floats: (f, say) => `${say.corp(f.corp)} nimmt mit ${say.money(f.capital)} den Betrieb auf.`,
  price: (f, say) =>
    f.from === f.to
      ? `${say.corp(f.corp)} rückt auf ein anderes Feld mit ${say.money(f.to)}.`
      : `${say.corp(f.corp)} ${f.to > f.from ? 'steigt' : 'fällt'} von ${say.money(f.from)} auf ${say.money(f.to)}.`,
  homePlaced: (f, say) => `${say.corp(f.corp)} setzt den Heimatbahnhof in ${say.hex(f.hex)}.`,
  phase: (f, say) => `Phase ${say.phase(f.name)} beginnt.`,
  rusts: (f, say) => `Alle ${say.list(f.trains.map((type) => trains(type, say)))} verrosten.`,
  closes: (f, say) =>
    `${say.list(f.privates.map((id) => say.private(id)))} ${f.privates.length === 1 ? 'schließt' : 'schließen'}.`,
  priority: (f, say) => `${say.seat(f.seat)} hat das Vorrecht.`,
  restored: () => 'Alles ist wieder wie zu Beginn des Schritts.',
  bankBreaks: () => 'Die Bank ist gesprengt.',
  ends: () => 'Das Spiel ist zu Ende.',
};

/** Several of them: "2er-Züge", "Diesel". */
function trains(type: string, say: Say): string {
  return say.train(type).replace(/Zug$/, 'Züge');
}
