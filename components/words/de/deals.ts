import type { DealWords } from '../en/deals';

export const dealPanels: DealWords = {
  deals: {
    toCompany: (company, corp) => `${company} an ${corp}`,
    buyFrom: (company, seat) => `${company} von ${seat}`,
    sellTo: (company, seat) => `${company} an ${seat}`,
    facts: (face, revenue) => `Nennwert ${face} · zahlt ${revenue}`,
    range: (min, max) => `${min} bis ${max}`,
    buy: (price) => `Kaufen für ${price}`,
    buyLabel: (company, corp, price) => `Kaufen für ${price}: ${company} an ${corp}`,
    offer: (price) => `Für ${price} anbieten`,
    offerLabel: (company, seat, price) => `Für ${price} anbieten: ${company}, Geschäft mit ${seat}`,
    bid: (price) => `${price} bieten`,
    bidLabel: (company, seat, price) => `${price} bieten: ${company}, Geschäft mit ${seat}`,
    none: 'Keine Privatbahn kann jetzt den Besitzer wechseln.',
    open: 'Privatbahnen kaufen …',
  },
  offer: {
    sells: (seller, company, buyer, price) =>
      `${seller} würde ${company} für ${price} an ${buyer} verkaufen.`,
    buys: (seller, company, buyer, price) => `${buyer} würde ${company} für ${price} von ${seller} kaufen.`,
    toCompany: (corp, company, seat, price) => `${corp} würde ${company} für ${price} von ${seat} kaufen.`,
    train: (corp, train, from, price) => `${corp} würde einen ${train} für ${price} von ${from} kaufen.`,
    accept: 'Annehmen',
    acceptLabel: (from) => `Das Angebot von ${from} annehmen`,
    decline: 'Ablehnen',
    declineLabel: (from) => `Das Angebot von ${from} ablehnen`,
    withdraw: 'Zurückziehen',
    withdrawLabel: (seat) => `${seat}: Angebot zurückziehen`,
    waiting: (seat) => `${seat} muss antworten.`,
    rewinds: 'Ablehnen nimmt alle Verkäufe dieses Zwangskaufs zurück (6.6.3).',
  },
  forced: {
    lacking: (seat, price, lacking) =>
      `Der Zug kostet ${price}. ${seat} muss zur Kasse zuschießen; es fehlen ${lacking} (6.6.3).`,
    enough: (seat, price, adds) => `Der Zug kostet ${price}: ${seat} schießt ${adds} zu.`,
    agreed: (train, corp, price) => `Vereinbart: ${train} von ${corp} für ${price}.`,
    sellLabel: (corp, count, price) => `Geld beschaffen: ${count} ${corp} für ${price} verkaufen`,
    raisable: (sum) => `Verkäufe könnten zusammen ${sum} bringen.`,
    insolvent: (seat) =>
      `Das reicht für keinen Zug von Bank oder Pool: ${seat} kann den Bankrott erklären, er beendet das Spiel (6.7).`,
    held: (corp, percent) => `${corp} ${percent} %`,
    bankrupt: 'Bankrott erklären',
    bankruptTitle: 'Bankrott',
    bankruptExplain: (seat) =>
      `Die Aktien, die ${seat} verkaufen darf, reichen nicht für den billigsten Zug von Bank und Pool. Was verkauft werden darf, wird verkauft, alles Geld geht an die Bank, und das Spiel endet sofort für alle (6.7).`,
    bankruptInstead: (train, corp, price) =>
      `Stattdessen könnte ein ${train} von ${corp} für ${price} oder mehr gekauft werden. Niemand muss das (6.6.3).`,
    confirm: 'Spiel beenden',
    sell: 'Geld beschaffen durch Verkauf',
    sellPrivates: 'Privatbahnen verkaufen …',
  },
  exchange: {
    chip: (letters, corp) => `${letters} → ${corp}`,
    chipLabel: (seat, company, corp) => `${seat}: ${company} gegen ${corp} tauschen`,
    explain: (company, corp) =>
      `${company} schließt, und ihr Besitzer erhält ohne Entgelt eine Aktie von ${corp} (S. 27).`,
    from: { ipo: 'Aus dem Anfangsangebot', pool: 'Aus dem Bankpool' },
    confirm: 'Tauschen',
    confirmLabel: (company, corp) => `${company} gegen eine Aktie von ${corp} tauschen`,
  },
};
