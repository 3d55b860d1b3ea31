// Why something cannot be done: what, and why. The section of the rules is added where there is one.
import { trainLabel, type Say } from '../say';
import type { RefusalArgs, RefusalWords } from '../sentences';

const steps: Readonly<Record<string, string>> = {
  homeToken: 'the home station',
  track: 'laying track',
  token: 'placing a station',
  run: 'running trains',
  dividend: 'the dividend',
  buyTrains: 'buying trains',
};

const colours: Readonly<Record<string, string>> = {
  yellow: 'Yellow',
  green: 'Green',
  brown: 'Brown',
  gray: 'Gray',
};

/** What an action of a game file of 18xx.games does. */
const deeds: Readonly<Record<string, string>> = {
  bid: 'buying or bidding at the auction',
  pass: 'passing',
  par: 'setting a par value',
  buy_shares: 'buying shares',
  sell_shares: 'selling shares',
  buy_company: 'buying a private company',
  lay_tile: 'laying a tile',
  place_token: 'placing a station',
  run_routes: 'running trains',
  dividend: 'paying or withholding',
  buy_train: 'buying a train',
  discard_train: 'discarding a train',
  bankrupt: 'going bankrupt',
};

const deedOf = (type: string): string => deeds[type] ?? `of the kind “${type}”`;

/** What the rules said: last in its sentence, so that the section follows it. */
function because(a: RefusalArgs, say: Say): string {
  const known: RefusalWords = refusals;
  const code = String(a.reason ?? '');
  return Object.hasOwn(known, code) ? ` The reason: ${known[code]?.(a, say) ?? ''}` : '';
}

/** Its place in the file, and its number there where that is another one. */
const placeOf = (a: RefusalArgs, say: Say): string =>
  a.place === undefined || a.place === a.id
    ? `Action ${say.number(a.id)} of the file`
    : `Action ${say.number(a.place)} of the file (there with the id ${a.id})`;

export const refusals = {
  // Setting up
  playerCount: (a) => `This game is for ${a.min} to ${a.max} players, not ${a.players}.`,
  nameMissing: () => 'Every player needs a name.',
  nameTooLong: (a) => `A name has at most ${a.max} letters.`,
  nameTwice: (a) => `Two players are called ${a.name}. Names must differ.`,
  namesAlike: (a) =>
    `${a.name} and ${a.other} are too much alike. Names must differ by more than case, spaces or what cannot be seen.`,
  nameUnseen: () => 'Nothing of this name can be seen. Every player needs a name with letters.',
  nameControl: () =>
    'The name holds characters that control the line and cannot be seen. Type it again without them.',
  seatId: () => 'The list of players is damaged.',
  seatTwice: () => 'The list of players is damaged: a seat is in it twice.',
  seed: () => 'The game has no starting number. Set it up again.',
  noSuchTitle: (a) =>
    `This version does not know the game ${a.title}. Choose a game of 1830, or update the app.`,
  unknownTitle: (a) => `This version does not know the game ${a.title} with rules ${a.rules}.`,
  rulesVersion: (a) => `The game follows rules of version ${a.version}, which this version does not know.`,
  noSuchOption: (a) => `This version does not know the option ${a.option}.`,
  noSuchChoice: (a) => `The option ${a.option} cannot be ${a.value}.`,

  // Whenever
  gameOver: () => 'The game is over.',
  noSuchSeat: (a, say) => `${say.seat(a.seat)} does not sit at this table.`,
  notNow: () => 'This cannot be done now.',
  notYourTurn: (a, say) => `It is not ${say.seat(a.seat)}’s turn.`,
  tooLittleMoney: (a, say) => `It costs ${say.money(a.needed)}; there is only ${say.money(a.cash)}.`,
  noSuchCompany: (a, say) => `There is no company ${say.corp(a.corp)} to do this with.`,
  noSuchPrivate: (a, say) => `There is no private company ${say.private(a.private)}.`,
  nothingToUndo: () => 'There is nothing to undo.',
  nothingToRedo: () => 'There is nothing to redo.',
  undoTarget: () => 'The game cannot be taken back to that point.',

  // Private auction
  notTheCheapest: (a, say) =>
    `${say.private(a.private)} is not the cheapest private company: it can only be bid on.`,
  privatePrice: (a, say) => `${say.private(a.private)} costs ${say.money(a.price)}, no more and no less.`,
  privateNotForSale: (a, say) => `${say.private(a.private)} is not for sale.`,
  bidOnCheapest: (a, say) =>
    `${say.private(a.private)} is the cheapest private company: it is bought, not bid on.`,
  otherAuction: (a, say) => `First the auction of ${say.private(a.private)} must end.`,
  bidTooLow: (a, say) => `The next bid is at least ${say.money(a.min)}.`,

  // Stock round
  noParPrice: (a, say) => `${say.money(a.price)} is not a par value.`,
  otherPar: (a, say) => `First ${say.corp(a.corp)} needs a par value.`,
  presidentSold: (a, say) => `${say.corp(a.corp)} already has a president.`,
  presidentFirst: (a, say) => `The president’s certificate of ${say.corp(a.corp)} must be sold first.`,
  boughtAlready: () => 'Only one certificate may be bought in a turn.',
  noShareThere: (a, say) =>
    a.from === 'ipo'
      ? `No ${say.corp(a.corp)} share is left in the initial offering.`
      : `No ${say.corp(a.corp)} share is in the bank pool.`,
  soldThisRound: (a, say) => `Shares of ${say.corp(a.corp)} were sold in this round, so none may be bought.`,
  holdingLimit: (a, say) => `Nobody may hold more than 60% of ${say.corp(a.corp)}.`,
  overHoldingLimit: (a, say) => `First shares of ${say.corp(a.corp)} must be sold, down to 60%.`,
  certificateLimit: (a) => `The limit of ${a.limit} certificates is reached.`,
  overCertificateLimit: (a) =>
    `There are ${a.count} certificates, and the limit is ${a.limit}: sell some first.`,
  noSalesYet: () => 'Shares cannot be sold in the first stock round.',
  notYetPriced: (a, say) => `${say.corp(a.corp)} has no share value yet.`,
  notHeld: (a, say) => `There are only ${a.held} shares of ${say.corp(a.corp)} to sell.`,
  poolLimit: (a, say) => `The bank pool takes at most five shares of ${say.corp(a.corp)}.`,
  nobodyToPreside: (a, say) =>
    `Nobody else holds two shares of ${say.corp(a.corp)}, so the presidency cannot be sold.`,
  notBetweenTurns: () => 'The exchange is possible only in the owner’s turn or between two turns.',

  // Deals
  privateNotOwned: (a, say) => `${say.private(a.private)} does not belong to this owner.`,
  needsConsent: (a, say) => `${say.seat(a.seat)} must agree: make an offer.`,
  neverToCompany: (a, say) => `${say.private(a.private)} may never belong to a company.`,
  privatesNotYet: (a, say) => `Companies may not buy private companies in phase ${say.phase(a.phase)}.`,
  privateRange: (a, say) => `The price is between ${say.money(a.min)} and ${say.money(a.max)}.`,
  noPrivateDealsYet: () => 'Private companies do not change hands in the first stock round.',
  noPrivateDealsNow: () => 'Private companies do not change hands between players now.',
  privateTradedThisRound: (a, say) => `${say.private(a.private)} already changed hands in this round.`,
  priceTooLow: (a, say) => `The price is at least ${say.money(a.min)}.`,
  notYourDeal: () => 'Only the buyer or the seller can make this offer.',
  ownDeal: () => 'Both sides are the same person: no offer is needed.',

  // Track and stations
  stepIsOver: (a) => `It is too late for ${steps[String(a.step)] ?? a.step} in this turn.`,
  noSuchHex: (a, say) => `There is no hex ${say.hex(a.hex)}.`,
  noSuchTile: (a) => `There is no tile ${a.tile}.`,
  hexTakesNoTile: (a, say) => `${say.hex(a.hex)} takes no tile.`,
  colourNotYet: (a, say) =>
    `${colours[String(a.colour)] ?? a.colour} tiles may not be laid in phase ${say.phase(a.phase)}.`,
  tileDoesNotFit: (a, say) => `Tile ${a.tile} does not belong on ${say.hex(a.hex)}.`,
  tileNotLeft: (a) => `No tile ${a.tile} is left.`,
  brownStays: (a, say) => `A brown tile is not upgraded: ${say.hex(a.hex)} stays as it is.`,
  noUpgrade: (a, say) => `No tile upgrades the one on ${say.hex(a.hex)}.`,
  noTileLeft: (a, say) => `None of the tiles that belong on ${say.hex(a.hex)} is left.`,
  noTileFits: (a, say) =>
    `No tile that is left fits ${say.hex(a.hex)}: its track would run off the land, or old track would not be kept.`,
  noTileJoins: (a, say) => `No tile that fits ${say.hex(a.hex)} joins a route of the company.`,
  trackRunsOff: (a, say) =>
    `${say.hex(a.hex)} cannot take the tile like this: its track would run off the land.`,
  trackNotKept: (a, say) => `Tile ${a.tile} does not keep the track on ${say.hex(a.hex)}.`,
  hexHeldByPrivate: (a, say) =>
    `${say.hex(a.hex)} is kept free by ${say.private(a.private)} as long as a company does not own it.`,
  notConnected: (a, say) => `No route of the company leads to ${say.hex(a.hex)}.`,
  noSuchPower: (a, say) => `${say.private(a.private)} gives no right to do this.`,
  powerElsewhere: (a, say) => `${say.private(a.private)} may lay a tile on ${say.hex(a.hex)} only.`,
  notTheHome: (a, say) => `The home of ${say.corp(a.corp)} is ${say.hex(a.hex)}.`,
  cityFull: (a, say) => `${say.hex(a.hex)} has no room for a station.`,
  noCity: (a, say) => `${say.hex(a.hex)} has no city there.`,
  stationInHex: (a, say) => `The company already has a station in ${say.hex(a.hex)}.`,
  blocksHome: (a, say) => `The last place in ${say.hex(a.hex)} is kept for ${say.corp(a.corp)}.`,
  noStationLeft: (a, say) => `${say.corp(a.corp)} has no station left.`,
  freeStationGone: (a, say) =>
    `The free station of ${say.private(a.private)} goes with its tile, in the same turn.`,

  // Trains and routes
  wrongRevenue: (a, say) => `The routes bring ${say.money(a.revenue)}, not ${say.money(a.said)}.`,
  betterRoutes: (a, say) =>
    `The routes bring ${say.money(a.revenue)}; the best ones bring ${say.money(a.best)} and must be run.`,
  nothingToPay: () => 'There is no revenue to pay or keep now.',
  runFirst: () => 'The trains must run first.',
  trainLimit: (a) => `The company may not own more than ${a.limit} trains now.`,
  noSuchTrain: (a, say) => `The company has no ${say.train(a.train)}.`,
  noTradeIn: (a, say) => `No train can be traded in for a ${say.train(a.train)}.`,
  tradeInNotTaken: (a, say) => `The ${say.train(a.train)} cannot be traded in.`,
  trainNotForSale: (a, say) => `No ${say.train(a.train)} is for sale there.`,
  trainPrice: (a, say) => `This train costs ${say.money(a.price)}.`,
  trainMinimum: (a, say) => `A train costs at least ${say.money(a.min)}.`,
  aboveFaceValue: (a, say) => `When the president helps, the price is at most ${say.money(a.face)}.`,
  notTheCheapestTrain: (a, say) =>
    `When the president helps, only the cheapest train may be bought, for ${say.money(a.cheapest)}.`,
  raiseMoneyFirst: (a, say) =>
    `It costs ${say.money(a.needed)}; company and president have ${say.money(a.cash)}. Sell shares first.`,
  mustBuyTrain: (a, say) => `${say.corp(a.corp)} has a route and no train, so it must buy one.`,
  noForcedSale: () => 'Shares are sold in an operating round only to pay for a train that must be bought.',
  enoughRaised: () => 'There is enough money for the train already.',
  moreThanNeeded: (a, say) => `Only ${say.money(a.lacking)} is missing: fewer shares will do.`,
  losesTrainlessCompany: (a, say) => `The presidency of ${say.corp(a.corp)} may not be lost by this sale.`,
  notInsolvent: (a, say) =>
    a.needed === undefined
      ? 'Nobody is bankrupt here.'
      : `${say.money(a.worth)} can be raised and ${say.money(a.needed)} is needed: that is not bankruptcy.`,
  withinTrainLimit: (a, say) => `${say.corp(a.corp)} need not discard a train.`,
  discardOrder: (a, say) => `${say.corp(a.corp)} discards first.`,
  routeTrain: () => 'A route needs a train of the company.',
  routeTrainTwice: (a, say) => `The ${say.train(a.train)} runs only once.`,
  routeTooShort: () => 'A route has at least two stops.',
  routeTooLong: (a, say) => `The ${say.train(a.train)} cannot serve ${a.stops} stops.`,
  routeNoStation: (a, say) => `A route needs a station of ${say.corp(a.corp)}.`,
  routeSharedTrack: () => 'Two trains may not use the same track.',
  routeTrackTwice: (a, say) => `The route uses the same track twice at ${say.hex(a.place)}.`,
  routeBroken: (a, say) => `There is no track on at ${say.hex(a.place)}.`,
  routeEnds: (a, say) => `A route must end at a stop, not at ${say.hex(a.place)}.`,
  routeReverses: (a, say) => `The route would turn back in ${say.hex(a.hex)}.`,
  routeCrossover: (a, say) => `The tracks in ${say.hex(a.hex)} cross without a connection.`,
  routeStopTwice: (a, say) => `The route serves ${say.hex(a.stop)} twice.`,
  routeHexTwice: (a, say) => `The route serves ${say.hex(a.hex)} twice.`,
  routeClosed: (a, say) => `${say.hex(a.stop)} is closed to this company.`,
  routeThroughOffboard: (a, say) => `A route ends in ${say.hex(a.stop)}; it cannot go on.`,
  routeSameArea: (a, say) => `The route touches the same red area twice at ${say.hex(a.stop)}.`,
  noTrackTo: (a, say) => `No track leads from a station of the company to ${say.hex(a.stop)}.`,
  wayShut: (a, say) => `Other companies’ stations in ${say.hex(a.city)} block the way to ${say.hex(a.stop)}.`,
  wayShutTwice: (a, say) => `Other companies’ stations block every way to ${say.hex(a.stop)}.`,
  trackOfTrain: (a, say) =>
    `The way to ${say.hex(a.stop)} needs track that the ${trainLabel(a.train, say)} runs on.`,
  trackOfOthers: (a, say) => `The ways to ${say.hex(a.stop)} need track that the other trains run on.`,
  stopTooFar: (a, say) =>
    `The ${trainLabel(a.train, say)} serves ${a.reach} stops at most; the way to ${say.hex(a.stop)} takes ${a.stops}.`,
  routeThroughBlocked: (a, say) => `Other companies’ stations block the way through ${say.hex(a.stop)}.`,

  // Saves and files
  diskFull: () => 'The storage of this device is full. Nothing was lost; make room, then try again.',
  restoreFull: () =>
    'The storage of this device is full, so the game cannot come back yet. It is kept as long as the app stays open: make room, then try again.',
  diskFault: () => 'This device did not store the last step. Nothing was lost; try again.',
  settingsFull: () =>
    'The storage of this device is full. The choice holds until the app is closed; make room and choose again to keep it.',
  settingsFault: () =>
    'This device did not store the choice. It holds until the app is closed; choose again to keep it.',
  settingsNewer: () =>
    'The settings on this device are those of a newer version of Roundhouse and stay as they are. What is chosen here holds until the app is closed.',
  linksFailed: () =>
    'The part that connects devices could not be loaded. Check that this device is online, then try again; in a browser without WebRTC, use another one. The game is safe on this device.',
  tableUnreadable: () =>
    'The way to this table can no longer be read on this device. Scan the host’s code or open the link again: the game and the seat are still there.',
  saveNewer: () => 'This game was saved by a newer version of Roundhouse. Update the app to open it.',
  saveUnreadable: () => 'This save is damaged and cannot be opened. Its bytes are kept and can be exported.',
  saveMissing: () => 'This game is not on this device.',
  deletedElsewhere: () =>
    'This game was deleted in another window. Bring it back there with Undo while that is offered, or go to the games.',
  saveElsewhere: () => 'This game was played on in another window. Open it again to go on.',
  playedElsewhere: () =>
    'The game went on in another window, so this was not played. Here it is as it stands now.',
  saveIllegal: (a, say) =>
    `From action ${say.number(a.action)} on this version cannot follow the game. It can be looked at, not played on.`,
  fileEmpty: () => 'The file is empty. Export the game again, or choose another file.',
  fileUnreadable: () => 'The file is not JSON, or it is cut off. Export the game again.',
  fileUnknown: () =>
    'The file is not a game of Roundhouse or 18xx.games. Choose a file that Roundhouse exported, or the game data from the tools of a game at 18xx.games.',
  fileDamaged: () => 'The file was changed or is incomplete. Export the game again.',
  fileNewer: () => 'The file comes from a newer version of Roundhouse. Update the app to open it.',
  rawUnreadable: () =>
    'The file is the raw copy of a damaged save, and its beginning is missing, so nothing of the game can be played. Keep the file, and look for an earlier export or another device of the table.',
  fileIllegal: (a, say) =>
    `Action ${say.number(a.action)} in the file is against the rules. If the file was changed, export the game again; otherwise update the app.${because(a, say)}`,
  fileAction: (a, say) =>
    `${placeOf(a, say)}, ${deedOf(String(a.type))}, cannot be followed. Export the game there again; if that does not help, it was played by rules this version does not know.${because(a, say)}`,
  fileNotShared: () => 'The file could not be handed over. Try again.',
  notAGameFile: () =>
    'The file is not a game of 18xx.games: title, players or actions are missing. Choose the game data from the tools of a game there.',
  titleNotKnown: (a) =>
    `This version plays 1830 and does not know the game ${a.title}. Choose a game of 1830, or update the app.`,
  optionalRuleNotKnown: (a) =>
    `The game uses an optional rule this version does not know: ${a.rule}. Choose a game without it, or update the app.`,
  playersUnreadable: () =>
    'The list of players in the file cannot be read. Export the game again where it was played.',
  actionUnreadable: (a, say) =>
    `${placeOf(a, say)} cannot be read. Export the game again where it was played.`,
  fieldMissing: (a) => `Its field “${a.field}” is missing or empty, or of another kind.`,
  cannotTranslate: (a) => `The file holds something this version cannot follow: ${a.what}.`,

  // The table
  malformed: () => 'That was no action of this game.',
  engineFault: () =>
    'The rules stumbled over this action. Nothing was changed; please report it with the exported game.',
  logFull: () => 'This game has more actions than a table can hold.',
  notStarted: () => 'The game has not begun.',
  started: () => 'The game has begun already.',
  notYourSeat: (a, say) => `${say.seat(a.seat)} plays on another device.`,
  noSeat: () => 'There is no such seat.',
  seatFree: (a, say) => `Nobody sits on the seat of ${say.seat(a.seat)} yet.`,
  freeFirst: (a, say) => `Free the seat of ${say.seat(a.seat)} first.`,
  lastSeat: () => 'The last device with a seat cannot be freed.',
  notSettled: () => 'Wait until all devices have caught up.',
  stale: () => 'The game went on in the meantime, so this was not done. Look again.',
  busy: () => 'The last action is still on its way.',
  stopped: () => 'This device no longer follows the game. Load it again.',
  diverged: () => 'This device came to another position than the host. Load the game again.',
  offline: () => 'There is no connection to the host.',
  notHost: () => 'Only the host can do this.',
  notOpen: () => 'The table is not open yet.',
  disk: () => 'The host’s device could not store the action.',
  declined: (a, say) => `${say.seat(a.seat)} did not agree.`,
  noAnswer: () => 'Not everybody answered in time.',
} satisfies RefusalWords;
