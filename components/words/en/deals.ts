// Panels in which something changes hands between people: deals, offers, forced purchases, an exchange.
export const dealPanels = {
  deals: {
    toCompany: (company: string, corp: string) => `${company} into ${corp}`,
    buyFrom: (company: string, seat: string) => `${company} from ${seat}`,
    sellTo: (company: string, seat: string) => `${company} to ${seat}`,
    facts: (face: string, revenue: string) => `face value ${face} · pays ${revenue}`,
    range: (min: string, max: string) => `${min} to ${max}`,
    buy: (price: string) => `Buy for ${price}`,
    buyLabel: (company: string, corp: string, price: string) => `Buy for ${price}: ${company} into ${corp}`,
    /** To sell; to buy is to bid. */
    offer: (price: string) => `Offer at ${price}`,
    offerLabel: (company: string, seat: string, price: string) =>
      `Offer at ${price}: ${company}, a deal with ${seat}`,
    bid: (price: string) => `Bid ${price}`,
    bidLabel: (company: string, seat: string, price: string) =>
      `Bid ${price}: ${company}, a deal with ${seat}`,
    none: 'No private company can change hands now.',
    open: 'Buy private companies …',
  },
  offer: {
    sells: (seller: string, company: string, buyer: string, price: string) =>
      `${seller} would sell ${company} to ${buyer} for ${price}.`,
    buys: (seller: string, company: string, buyer: string, price: string) =>
      `${buyer} would buy ${company} from ${seller} for ${price}.`,
    toCompany: (corp: string, company: string, seat: string, price: string) =>
      `${corp} would buy ${company} from ${seat} for ${price}.`,
    train: (corp: string, train: string, from: string, price: string) =>
      `${corp} would buy a ${train} from ${from} for ${price}.`,
    accept: 'Accept',
    acceptLabel: (from: string) => `Accept the offer of ${from}`,
    decline: 'Decline',
    declineLabel: (from: string) => `Decline the offer of ${from}`,
    withdraw: 'Withdraw',
    withdrawLabel: (seat: string) => `${seat}: withdraw the offer`,
    waiting: (seat: string) => `${seat} has to answer.`,
    rewinds: 'To decline takes back every sale of this forced purchase (6.6.3).',
  },
  forced: {
    lacking: (seat: string, price: string, lacking: string) =>
      `The train costs ${price}. ${seat} must add to the treasury; ${lacking} is lacking (6.6.3).`,
    enough: (seat: string, price: string, adds: string) => `The train costs ${price}: ${seat} adds ${adds}.`,
    agreed: (train: string, corp: string, price: string) => `Agreed: a ${train} of ${corp} for ${price}.`,
    sellLabel: (corp: string, count: number, price: string) =>
      `Raise money: sell ${count} ${corp} for ${price}`,
    raisable: (sum: string) => `Sales could bring ${sum} in all.`,
    insolvent: (seat: string) =>
      `That is not enough for any train of bank or pool: ${seat} may declare bankruptcy, which ends the game (6.7).`,
    held: (corp: string, percent: number) => `${corp} ${percent}%`,
    bankrupt: 'Declare bankruptcy',
    bankruptTitle: 'Bankruptcy',
    bankruptExplain: (seat: string) =>
      `The shares that ${seat} may sell would not pay for the cheapest train of bank and pool. What may be sold is sold, all money goes to the bank, and the game ends at once for everyone (6.7).`,
    bankruptInstead: (train: string, corp: string, price: string) =>
      `A ${train} of ${corp} could be bought instead, for ${price} or more. Nobody has to (6.6.3).`,
    confirm: 'End the game',
    sell: 'To raise money, sell',
    sellPrivates: 'Sell private companies …',
  },
  exchange: {
    chip: (letters: string, corp: string) => `${letters} → ${corp}`,
    chipLabel: (seat: string, company: string, corp: string) => `${seat}: exchange ${company} for ${corp}`,
    explain: (company: string, corp: string) =>
      `${company} closes and its owner receives one share of ${corp} without payment (p. 27).`,
    from: { ipo: 'From the initial offering', pool: 'From the bank pool' },
    confirm: 'Exchange',
    confirmLabel: (company: string, corp: string) => `Exchange ${company} for a share of ${corp}`,
  },
};

export type DealWords = typeof dealPanels;
