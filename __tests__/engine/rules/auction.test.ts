import { act, by, code, corp, game, moves, newGame, rules } from '../kit';
import type { RailState } from '@/engine/rail/state';

const four = ['gerald', 'dave', 'bruce', 'alex'];
const buy = (seat: string, id: string, price: number) => by(seat, 'buyPrivate', { private: id, price });
const bid = (seat: string, id: string, price: number) => by(seat, 'bid', { private: id, price });
const pass = (seat: string) => by(seat, 'pass');
const onTurn = (s: RailState) => game.actors(s)[0];
const allPassOnce = (s: RailState) => {
  for (let i = 0; i < s.seats.length; i++) act(s, pass(onTurn(s) ?? ''));
  return s;
};

describe('EN2018 1.0 preparing for play', () => {
  test.each([
    [2, 1200, 28],
    [3, 800, 20],
    [4, 600, 16],
    [5, 480, 13],
    [6, 400, 11],
  ])('%i players start with %i dollars and may hold %i certificates', (players, money, limit) => {
    const s = newGame(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, players));
    expect(Object.values(s.cash)).toEqual(Array(players).fill(money));
    expect(s.bank).toBe(12_000 - players * money);
    expect(rules(s).certificateLimit).toBe(limit);
  });

  test('EN2018 1.1 seats are drawn from the seed, and the first has the priority deal', () => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id }));
    const drawn = (seed: number) =>
      game.start({ title: '1830', rules: game.rules, options: {}, seats, seed });
    expect(drawn(7).seats).toEqual(drawn(7).seats);
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => drawn(seed).seats.join('')));
    expect(orders.size).toBeGreaterThan(15);
    expect(drawn(3).priority).toBe(drawn(3).seats[0]);
  });
});

describe('EN2018 1.2 the sale of the private companies', () => {
  test('EN2018 1.2 the worked example of Gerald, Dave, Bruce and Alex', () => {
    const s = newGame(four);
    act(s, bid('gerald', 'CA', 165), bid('dave', 'BO', 225), bid('bruce', 'DH', 75), bid('alex', 'CA', 170));
    act(s, bid('gerald', 'DH', 80), buy('dave', 'SV', 20));
    expect(s.priority).toBe('bruce');
    act(s, pass('bruce'), buy('alex', 'CS', 40));
    expect(s.priority).toBe('gerald');
    // Bruce's bid on the DH is the lowest, so he bids first.
    expect(onTurn(s)).toBe('bruce');
    act(s, bid('bruce', 'DH', 85), bid('gerald', 'DH', 90), bid('bruce', 'DH', 95), pass('gerald'));
    expect(s.privates['DH']).toBe('bruce');
    expect(onTurn(s)).toBe('gerald');
    act(s, buy('gerald', 'MH', 110));
    expect(s.priority).toBe('dave');
    act(s, bid('gerald', 'CA', 175), bid('alex', 'CA', 200), bid('gerald', 'CA', 207));
    act(s, bid('alex', 'CA', 212), pass('gerald'));
    // Only one bid lies on the BO: Dave pays it and names the par value.
    expect(s.privates).toEqual({ SV: 'dave', CS: 'alex', DH: 'bruce', MH: 'gerald', CA: 'alex', BO: 'dave' });
    act(s, by('dave', 'par', { corp: 'B&O', price: 100 }));
    expect(s.cash).toEqual({ gerald: 490, dave: 355, bruce: 505, alex: 348 });
    expect(corp(s, 'B&O').shares['dave']).toBe(2);
    expect(corp(s, 'PRR').shares['alex']).toBe(1);
    expect(s.priority).toBe('dave');
    expect(s.flow.map((f) => f.kind)).toEqual(['stockRound', 'stockTurn']);
    expect(onTurn(s)).toBe('dave');
  });

  test('DE2011 C-2.2 the same example with bids of 205 and 210', () => {
    const s = newGame(['harald', 'wolfgang', 'andreas', 'michael']);
    act(s, bid('harald', 'CA', 165), bid('wolfgang', 'BO', 225), bid('andreas', 'DH', 75));
    act(s, bid('michael', 'CA', 170), bid('harald', 'DH', 80), buy('wolfgang', 'SV', 20), pass('andreas'));
    act(s, buy('michael', 'CS', 40), bid('andreas', 'DH', 85), bid('harald', 'DH', 90));
    act(s, bid('andreas', 'DH', 95), pass('harald'), buy('harald', 'MH', 110), bid('harald', 'CA', 175));
    act(s, bid('michael', 'CA', 200), bid('harald', 'CA', 205), bid('michael', 'CA', 210), pass('harald'));
    expect(s.cash).toEqual({ harald: 490, wolfgang: 355, andreas: 505, michael: 350 });
    expect(s.priority).toBe('wolfgang');
  });

  test('AH1986 7.2 single bids are settled in a row, then the auction, then the next in turn', () => {
    const s = newGame(['p1', 'p2', 'p3', 'p4', 'p5']);
    act(s, buy('p1', 'SV', 20), bid('p2', 'CA', 165), bid('p3', 'MH', 115), bid('p4', 'CA', 170));
    act(s, bid('p5', 'DH', 75), buy('p1', 'CS', 40));
    expect(s.privates['DH']).toBe('p5');
    expect(s.privates['MH']).toBe('p3');
    expect(s.cash['p5']).toBe(405);
    expect(s.flow[1]).toMatchObject({ kind: 'bidding', private: 'CA', turn: 'p2' });
    act(s, pass('p2'));
    expect(s.privates['CA']).toBe('p4');
    // However that ends, the BO is offered to player 2.
    expect(onTurn(s)).toBe('p2');
    act(s, buy('p2', 'BO', 220));
    expect(s.privates['BO']).toBe('p2');
  });

  test('EN2018 1.2(2) only the cheapest may be bought, at its face value', () => {
    const s = newGame(four);
    expect(code(s, buy('gerald', 'CS', 40))).toBe('notTheCheapest');
    expect(code(s, buy('gerald', 'SV', 25))).toBe('privatePrice');
    expect(code(s, buy('gerald', 'SV', 15))).toBe('privatePrice');
    expect(code(s, buy('dave', 'SV', 20))).toBe('notYourTurn');
  });

  test('EN2018 1.2(3) no bid on the cheapest', () => {
    const s = newGame(four);
    expect(code(s, bid('gerald', 'SV', 25))).toBe('bidOnCheapest');
    act(s, buy('gerald', 'SV', 20));
    expect(code(s, bid('dave', 'CS', 45))).toBe('bidOnCheapest');
    expect(code(s, bid('dave', 'SV', 45))).toBe('privateNotForSale');
  });

  test('EN2018 1.2.1 a bid exceeds face value and other bids by 5, in whole dollars', () => {
    const s = newGame(four);
    expect(code(s, bid('gerald', 'DH', 74))).toBe('bidTooLow');
    act(s, bid('gerald', 'DH', 75));
    expect(code(s, bid('dave', 'DH', 79))).toBe('bidTooLow');
    act(s, bid('dave', 'DH', 81));
    expect(game.parse({ seat: 'bruce', type: 'bid', private: 'DH', price: 86.5 })).toBeNull();
  });

  test('EN2018 1.2.1 money set aside for a bid is spent for nothing else', () => {
    const s = newGame(four);
    act(s, bid('gerald', 'CA', 400), pass('dave'), pass('bruce'), pass('alex'));
    expect(code(s, bid('gerald', 'BO', 225))).toBe('tooLittleMoney');
    const bids = moves(s, 'gerald', 'bid').map((m) => [m.action.private, m.range?.max]);
    // A new bid on the same private may use the money that already lies there.
    expect(bids).toEqual([
      ['CS', 200],
      ['DH', 200],
      ['MH', 200],
      ['CA', 600],
    ]);
    act(s, bid('gerald', 'CA', 600), pass('dave'), pass('bruce'), pass('alex'));
    expect(code(s, buy('gerald', 'SV', 10))).toBe('privatePrice');
    expect(code(s, buy('gerald', 'SV', 15))).toBe('privatePrice');
    expect(moves(s, 'gerald', 'buyPrivate')).toEqual([]);
  });

  test('EN2018 1.2.2(1) only those with a bid take part; 1.2.2(4) who passed may come back', () => {
    const s = newGame(four);
    act(s, bid('gerald', 'CS', 45), bid('dave', 'CS', 50), bid('bruce', 'CS', 55), buy('alex', 'SV', 20));
    expect(s.flow[1]).toMatchObject({ kind: 'bidding', private: 'CS', turn: 'gerald' });
    expect(code(s, bid('alex', 'CS', 60))).toBe('notYourTurn');
    expect(code(s, bid('gerald', 'DH', 75))).toBe('otherAuction');
    act(s, pass('gerald'), bid('dave', 'CS', 60));
    expect(onTurn(s)).toBe('bruce');
    act(s, pass('bruce'), bid('gerald', 'CS', 65));
    act(s, pass('dave'), pass('bruce'));
    expect(s.privates['CS']).toBe('gerald');
    expect(s.cash['gerald']).toBe(535);
    // EN2018 1.2.2(6): the priority deal stays, and its holder goes on.
    expect(s.priority).toBe('gerald');
    expect(onTurn(s)).toBe('gerald');
  });

  test('EN2018 1.2.2(4) as an option, who passes is out', () => {
    const s = newGame(four, { auctionPass: 'out' });
    act(s, bid('gerald', 'CS', 45), bid('dave', 'CS', 50), bid('bruce', 'CS', 55), buy('alex', 'SV', 20));
    act(s, pass('gerald'), bid('dave', 'CS', 60), bid('bruce', 'CS', 65));
    expect(onTurn(s)).toBe('dave');
    act(s, pass('dave'));
    expect(s.privates['CS']).toBe('bruce');
  });

  test('EN2018 1.2.2 unsuccessful bidders have their money again', () => {
    const s = newGame(four);
    act(s, bid('gerald', 'CS', 45), bid('dave', 'CS', 600), pass('bruce'), buy('alex', 'SV', 20));
    act(s, pass('gerald'));
    expect(s.cash).toEqual({ gerald: 600, dave: 0, bruce: 600, alex: 580 });
    expect(moves(s, 'gerald', 'bid').map((m) => m.range?.max)).toEqual([600, 600, 600]);
  });
});

describe('EN2018 1.2.3 failure to sell private companies', () => {
  test('all pass: the SV gets cheaper by 5, and at 0 the next player must take it', () => {
    const s = newGame(four);
    allPassOnce(s);
    expect(moves(s, 'gerald', 'buyPrivate')[0]?.action.price).toBe(15);
    allPassOnce(allPassOnce(s));
    expect(moves(s, 'gerald', 'buyPrivate')[0]?.action.price).toBe(5);
    allPassOnce(s);
    expect(s.privates['SV']).toBe('gerald');
    expect(s.cash['gerald']).toBe(600);
    // It is treated as a purchase: the next to the left has the priority deal and is on turn.
    expect(s.priority).toBe('dave');
    expect(onTurn(s)).toBe('dave');
    expect(moves(s, 'dave', 'buyPrivate')[0]?.action).toMatchObject({ private: 'CS', price: 40 });
  });

  test('bids keep others from nothing: a bid in between starts the count of passes anew', () => {
    const s = newGame(four);
    act(s, pass('gerald'), pass('dave'), pass('bruce'), bid('alex', 'DH', 75), pass('gerald'));
    act(s, pass('dave'), pass('bruce'));
    expect(moves(s, 'alex', 'buyPrivate')[0]?.action.price).toBe(20);
    act(s, pass('alex'));
    expect(moves(s, 'gerald', 'buyPrivate')[0]?.action.price).toBe(15);
  });

  test('all pass with the SV sold: privates pay, and the holder of the priority deal goes on', () => {
    const s = newGame(four);
    act(s, buy('gerald', 'SV', 20), bid('dave', 'DH', 75), pass('bruce'), pass('alex'));
    act(s, pass('gerald'), pass('dave'));
    expect(s.cash['gerald']).toBe(585);
    expect(s.priority).toBe('dave');
    expect(onTurn(s)).toBe('dave');
  });
});

describe('EN2018 p. 11 privates that bring shares', () => {
  function sold(): RailState {
    const s = newGame(['al', 'bo']);
    act(s, buy('al', 'SV', 20), buy('bo', 'CS', 40), buy('al', 'DH', 70), buy('bo', 'MH', 110));
    return act(s, buy('al', 'CA', 160));
  }

  test('the buyer of the CA receives a share of the PRR at once', () => {
    expect(corp(sold(), 'PRR').shares).toEqual({ ipo: 9, pool: 0, al: 1 });
    expect(corp(sold(), 'PRR').president).toBeNull();
  });

  test('EN2018 5.2 the buyer of the BO receives the president’s certificate and sets the par value', () => {
    const s = act(sold(), buy('bo', 'BO', 220));
    expect(game.actors(s)).toEqual(['bo']);
    expect(code(s, by('al', 'pass'))).toBe('notNow');
    expect(code(s, by('bo', 'par', { corp: 'PRR', price: 100 }))).toBe('otherPar');
    expect(code(s, by('bo', 'par', { corp: 'B&O', price: 112 }))).toBe('noParPrice');
    expect(moves(s, 'bo', 'par').map((m) => m.action.price)).toEqual([67, 71, 76, 82, 90, 100]);
    act(s, by('bo', 'par', { corp: 'B&O', price: 67 }));
    expect(corp(s, 'B&O')).toMatchObject({ president: 'bo', par: 67, shares: { bo: 2 } });
    expect(s.cash['bo']).toBe(1200 - 40 - 110 - 220);
  });
});
