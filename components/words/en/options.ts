import type { OptionWords } from '../options';

export const options: Readonly<Record<string, OptionWords>> = {
  edition: {
    name: 'Edition',
    sentence: 'Which rule book the game follows.',
    choices: {
      EN2018: {
        name: 'English rules of 2018',
        sentence: 'The Classic game as the Lookout rule book has it.',
      },
    },
  },
  preset: {
    name: 'Fine points',
    sentence: 'Where the book and 18xx.games play differently.',
    choices: {
      book: { name: 'As in the book', sentence: 'Every rule as it is written.' },
      as18xxGames: {
        name: 'As on 18xx.games',
        sentence:
          'So that games can go on there and here. Any routes may be run, not only the best. In an auction the lowest bidder is asked next. A private company may be bought for more than its price, and one bought from a player is the purchase of the turn. Mohawk & Hudson may be exchanged at any time. When all have passed, the next player goes on, and a private company that costs nothing leaves the priority deal where it is. Trains are discarded in any order. A president may sell shares whenever the money for a train is short, and the whole president’s certificate where one share would do.',
      },
    },
  },
  seating: {
    name: 'Seating',
    sentence: 'The first seat has the priority deal.',
    choices: {
      drawn: { name: 'Drawn', sentence: 'The seats are drawn when the game starts.' },
      entered: { name: 'As entered', sentence: 'Clockwise in the order of the list.' },
    },
  },
  auctionPass: {
    name: 'Passing in an auction',
    sentence: 'What a pass means while several bid on a private company.',
    choices: {
      return: { name: 'May come back', sentence: 'Who passed may bid again as long as the auction goes on.' },
      out: { name: 'Is out', sentence: 'Who passed has left the auction.' },
    },
  },
  thirdSix: { name: 'Third 6-train', sentence: 'There are three 6-trains instead of two.', choices: {} },
  brownFromOffering: {
    name: 'Brown shares from the offering',
    sentence:
      'In the brown zone several shares of a company may be bought in one turn from the initial offering too.',
    choices: {},
  },
  privateResale: {
    name: 'Resale of private companies',
    sentence: 'A private company bought in a stock round may be sold again in the same round.',
    choices: {},
  },
};
