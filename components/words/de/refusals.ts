import { trainLabel, type Say } from '../say';
import type { RefusalArgs, RefusalWords } from '../sentences';

const steps: Readonly<Record<string, string>> = {
  homeToken: 'den Heimatbahnhof',
  track: 'den Gleisbau',
  token: 'einen Bahnhof',
  run: 'die Fahrten',
  dividend: 'die Dividende',
  buyTrains: 'den Zugkauf',
};

const colours: Readonly<Record<string, string>> = {
  yellow: 'Gelbe',
  green: 'Grüne',
  brown: 'Braune',
  gray: 'Graue',
};

const deeds: Readonly<Record<string, string>> = {
  bid: 'ein Kauf oder Gebot der Versteigerung',
  pass: 'ein Passen',
  par: 'ein Nennwert',
  buy_shares: 'ein Aktienkauf',
  sell_shares: 'ein Aktienverkauf',
  buy_company: 'der Kauf einer Privatbahn',
  lay_tile: 'ein Plättchen',
  place_token: 'ein Bahnhof',
  run_routes: 'eine Fahrt',
  dividend: 'eine Dividende',
  buy_train: 'ein Zugkauf',
  discard_train: 'die Abgabe eines Zuges',
  bankrupt: 'ein Bankrott',
};

const deedOf = (type: string): string => deeds[type] ?? `von der Art „${type}“`;

/** Last in its sentence, so that the section of the rules follows it. */
function because(a: RefusalArgs, say: Say): string {
  const known: RefusalWords = refusals;
  const code = String(a.reason ?? '');
  return Object.hasOwn(known, code) ? ` Der Grund: ${known[code]?.(a, say) ?? ''}` : '';
}

const placeOf = (a: RefusalArgs, say: Say): string =>
  a.place === undefined || a.place === a.id
    ? `Aktion ${say.number(a.id)} der Datei`
    : `Aktion ${say.number(a.place)} der Datei (dort mit der Nummer ${a.id})`;

export const refusals = {
  playerCount: (a) => `Dieses Spiel ist für ${a.min} bis ${a.max} Personen, nicht für ${a.players}.`,
  nameMissing: () => 'Jede Person braucht einen Namen.',
  nameTooLong: (a) => `Ein Name hat höchstens ${a.max} Zeichen.`,
  nameTwice: (a) => `Zwei Personen heißen ${a.name}. Die Namen müssen sich unterscheiden.`,
  namesAlike: (a) =>
    `${a.name} und ${a.other} sind einander zu ähnlich. Namen müssen sich durch mehr unterscheiden als Groß und Klein, Leerzeichen oder was nicht zu sehen ist.`,
  nameUnseen: () => 'Von diesem Namen ist nichts zu sehen. Jede Person braucht einen Namen mit Buchstaben.',
  nameControl: () => 'Der Name enthält unsichtbare Steuerzeichen. Bitte ohne sie neu eingeben.',
  seatId: () => 'Die Liste der Personen ist beschädigt.',
  seatTwice: () => 'Die Liste der Personen ist beschädigt: Ein Platz kommt zweimal vor.',
  seed: () => 'Dem Spiel fehlt die Startzahl. Bitte neu anlegen.',
  noSuchTitle: (a) =>
    `Diese Version kennt das Spiel ${a.title} nicht. Bitte ein Spiel 1830 wählen oder die App aktualisieren.`,
  unknownTitle: (a) => `Diese Version kennt das Spiel ${a.title} mit Regeln ${a.rules} nicht.`,
  rulesVersion: (a) => `Das Spiel folgt Regeln der Version ${a.version}, die diese Version nicht kennt.`,
  noSuchOption: (a) => `Diese Version kennt die Option ${a.option} nicht.`,
  noSuchChoice: (a) => `Die Option ${a.option} kann nicht ${a.value} sein.`,

  gameOver: () => 'Das Spiel ist zu Ende.',
  noSuchSeat: (a, say) => `${say.seat(a.seat)} sitzt nicht an diesem Tisch.`,
  notNow: () => 'Das geht jetzt nicht.',
  notYourTurn: (a, say) => `${say.seat(a.seat)} ist nicht am Zug.`,
  tooLittleMoney: (a, say) => `Das kostet ${say.money(a.needed)}, es sind nur ${say.money(a.cash)} da.`,
  noSuchCompany: (a, say) => `Mit einer Gesellschaft ${say.corp(a.corp)} geht das nicht.`,
  noSuchPrivate: (a, say) => `Es gibt keine Privatbahn ${say.private(a.private)}.`,
  nothingToUndo: () => 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: () => 'Es gibt nichts wiederherzustellen.',
  undoTarget: () => 'So weit lässt sich das Spiel nicht zurücknehmen.',

  notTheCheapest: (a, say) =>
    `${say.private(a.private)} ist nicht die billigste Privatbahn: Auf sie kann nur geboten werden.`,
  privatePrice: (a, say) => `${say.private(a.private)} kostet genau ${say.money(a.price)}.`,
  privateNotForSale: (a, say) => `${say.private(a.private)} steht nicht zum Verkauf.`,
  bidOnCheapest: (a, say) =>
    `${say.private(a.private)} ist die billigste Privatbahn: Sie wird gekauft, nicht ersteigert.`,
  otherAuction: (a, say) => `Zuerst muss die Versteigerung von ${say.private(a.private)} enden.`,
  bidTooLow: (a, say) => `Das nächste Gebot beträgt mindestens ${say.money(a.min)}.`,

  noParPrice: (a, say) => `${say.money(a.price)} ist kein Nennwert.`,
  otherPar: (a, say) => `Zuerst braucht ${say.corp(a.corp)} einen Nennwert.`,
  presidentSold: (a, say) => `${say.corp(a.corp)} hat schon eine Direktion.`,
  presidentFirst: (a, say) => `Zuerst muss die Direktorenaktie von ${say.corp(a.corp)} verkauft werden.`,
  boughtAlready: () => 'In einem Spielzug darf nur ein Zertifikat gekauft werden.',
  noShareThere: (a, say) =>
    a.from === 'ipo'
      ? `Im Anfangsangebot liegt keine Aktie von ${say.corp(a.corp)} mehr.`
      : `Im Bankpool liegt keine Aktie von ${say.corp(a.corp)}.`,
  soldThisRound: (a, say) =>
    `In dieser Runde wurden Aktien von ${say.corp(a.corp)} verkauft, also darf keine gekauft werden.`,
  holdingLimit: (a, say) => `Niemand darf mehr als 60 % von ${say.corp(a.corp)} halten.`,
  overHoldingLimit: (a, say) => `Zuerst müssen Aktien von ${say.corp(a.corp)} verkauft werden, bis auf 60 %.`,
  certificateLimit: (a) => `Die Grenze von ${a.limit} Zertifikaten ist erreicht.`,
  overCertificateLimit: (a) => `Es sind ${a.count} Zertifikate, erlaubt sind ${a.limit}: zuerst verkaufen.`,
  noSalesYet: () => 'In der ersten Aktienrunde darf nichts verkauft werden.',
  notYetPriced: (a, say) => `${say.corp(a.corp)} hat noch keinen Kurs.`,
  notHeld: (a, say) => `Es sind nur ${a.held} Aktien von ${say.corp(a.corp)} da.`,
  poolLimit: (a, say) => `Der Bankpool nimmt höchstens fünf Aktien von ${say.corp(a.corp)}.`,
  nobodyToPreside: (a, say) =>
    `Sonst hält niemand zwei Aktien von ${say.corp(a.corp)}, also lässt sich die Direktion nicht abgeben.`,
  notBetweenTurns: () => 'Getauscht wird nur im eigenen Spielzug oder zwischen zwei Spielzügen.',

  privateNotOwned: (a, say) => `${say.private(a.private)} gehört nicht dorthin.`,
  needsConsent: (a, say) => `${say.seat(a.seat)} muss zustimmen: ein Angebot machen.`,
  neverToCompany: (a, say) => `${say.private(a.private)} darf nie einer Gesellschaft gehören.`,
  privatesNotYet: (a, say) =>
    `In Phase ${say.phase(a.phase)} dürfen Gesellschaften keine Privatbahnen kaufen.`,
  privateRange: (a, say) => `Der Preis liegt zwischen ${say.money(a.min)} und ${say.money(a.max)}.`,
  noPrivateDealsYet: () => 'In der ersten Aktienrunde wechseln Privatbahnen nicht den Besitz.',
  noPrivateDealsNow: () => 'Jetzt wechseln Privatbahnen nicht zwischen Personen.',
  privateTradedThisRound: (a, say) =>
    `${say.private(a.private)} hat in dieser Runde schon den Besitz gewechselt.`,
  priceTooLow: (a, say) => `Der Preis beträgt mindestens ${say.money(a.min)}.`,
  notYourDeal: () => 'Dieses Angebot kann nur machen, wer kauft oder verkauft.',
  ownDeal: () => 'Beide Seiten sind dieselbe Person: Ein Angebot ist nicht nötig.',

  stepIsOver: (a) => `In diesem Spielzug ist es zu spät für ${steps[String(a.step)] ?? a.step}.`,
  noSuchHex: (a, say) => `Es gibt kein Feld ${say.hex(a.hex)}.`,
  noSuchTile: (a) => `Es gibt kein Plättchen ${a.tile}.`,
  hexTakesNoTile: (a, say) => `Auf ${say.hex(a.hex)} kommt kein Plättchen.`,
  colourNotYet: (a, say) =>
    `${colours[String(a.colour)] ?? a.colour} Plättchen dürfen in Phase ${say.phase(a.phase)} nicht gelegt werden.`,
  tileDoesNotFit: (a, say) => `Plättchen ${a.tile} gehört nicht auf ${say.hex(a.hex)}.`,
  tileNotLeft: (a) => `Plättchen ${a.tile} ist aufgebraucht.`,
  brownStays: (a, say) => `Ein braunes Plättchen wird nicht ersetzt: ${say.hex(a.hex)} bleibt, wie es ist.`,
  noUpgrade: (a, say) => `Kein Plättchen ersetzt das auf ${say.hex(a.hex)}.`,
  noTileLeft: (a, say) => `Von den Plättchen, die auf ${say.hex(a.hex)} gehören, ist keines übrig.`,
  noTileFits: (a, say) =>
    `Kein Plättchen, das übrig ist, passt auf ${say.hex(a.hex)}: Gleise würden ins Leere führen, oder alte gingen verloren.`,
  noTileJoins: (a, say) =>
    `Kein Plättchen, das auf ${say.hex(a.hex)} passt, schließt an eine Strecke der Gesellschaft an.`,
  trackRunsOff: (a, say) =>
    `So passt das Plättchen nicht auf ${say.hex(a.hex)}: Das Gleis liefe aus dem Land.`,
  trackNotKept: (a, say) => `Plättchen ${a.tile} erhält die Gleise auf ${say.hex(a.hex)} nicht.`,
  hexHeldByPrivate: (a, say) =>
    `${say.private(a.private)} hält ${say.hex(a.hex)} frei, solange sie keiner Gesellschaft gehört.`,
  notConnected: (a, say) => `Keine Strecke der Gesellschaft führt nach ${say.hex(a.hex)}.`,
  noSuchPower: (a, say) => `${say.private(a.private)} gibt kein Recht dazu.`,
  powerElsewhere: (a, say) => `${say.private(a.private)} darf nur auf ${say.hex(a.hex)} ein Plättchen legen.`,
  notTheHome: (a, say) => `Die Heimat von ${say.corp(a.corp)} ist ${say.hex(a.hex)}.`,
  cityFull: (a, say) => `In ${say.hex(a.hex)} ist kein Platz für einen Bahnhof.`,
  noCity: (a, say) => `In ${say.hex(a.hex)} ist dort keine Stadt.`,
  stationInHex: (a, say) => `Die Gesellschaft hat schon einen Bahnhof in ${say.hex(a.hex)}.`,
  blocksHome: (a, say) => `Der letzte Platz in ${say.hex(a.hex)} bleibt für ${say.corp(a.corp)} frei.`,
  noStationLeft: (a, say) => `${say.corp(a.corp)} hat keinen Bahnhof mehr.`,
  freeStationGone: (a, say) =>
    `Der freie Bahnhof von ${say.private(a.private)} kommt mit dem Plättchen, im selben Spielzug.`,

  wrongRevenue: (a, say) => `Die Fahrten bringen ${say.money(a.revenue)}, nicht ${say.money(a.said)}.`,
  betterRoutes: (a, say) =>
    `Die Fahrten bringen ${say.money(a.revenue)}. Die besten bringen ${say.money(a.best)} und müssen gefahren werden.`,
  nothingToPay: () => 'Jetzt ist kein Ertrag zu verteilen.',
  runFirst: () => 'Zuerst müssen die Züge fahren.',
  trainLimit: (a) => `Die Gesellschaft darf jetzt nicht mehr als ${a.limit} Züge besitzen.`,
  noSuchTrain: (a, say) => `Die Gesellschaft hat keinen ${say.train(a.train)}.`,
  noTradeIn: (a, say) => `Für einen ${say.train(a.train)} wird kein Zug in Zahlung genommen.`,
  tradeInNotTaken: (a, say) => `Der ${say.train(a.train)} wird nicht in Zahlung genommen.`,
  trainNotForSale: (a, say) => `Dort wird kein ${say.train(a.train)} verkauft.`,
  trainPrice: (a, say) => `Dieser Zug kostet ${say.money(a.price)}.`,
  trainMinimum: (a, say) => `Ein Zug kostet mindestens ${say.money(a.min)}.`,
  aboveFaceValue: (a, say) => `Wenn die Direktion zuzahlt, kostet der Zug höchstens ${say.money(a.face)}.`,
  notTheCheapestTrain: (a, say) =>
    `Wenn die Direktion zuzahlt, darf nur der billigste Zug gekauft werden, für ${say.money(a.cheapest)}.`,
  raiseMoneyFirst: (a, say) =>
    `Das kostet ${say.money(a.needed)}, Gesellschaft und Direktion haben ${say.money(a.cash)}. Zuerst Aktien verkaufen.`,
  mustBuyTrain: (a, say) =>
    `${say.corp(a.corp)} hat eine Strecke und keinen Zug, also muss sie einen kaufen.`,
  noForcedSale: () => 'In einer Betriebsrunde werden Aktien nur verkauft, um einen Pflichtzug zu bezahlen.',
  enoughRaised: () => 'Das Geld für den Zug reicht schon.',
  moreThanNeeded: (a, say) => `Es fehlen nur ${say.money(a.lacking)}: Weniger Aktien genügen.`,
  losesTrainlessCompany: (a, say) =>
    `Die Direktion von ${say.corp(a.corp)} darf durch diesen Verkauf nicht verloren gehen.`,
  notInsolvent: (a, say) =>
    a.needed === undefined
      ? 'Hier ist niemand bankrott.'
      : `${say.money(a.worth)} lassen sich aufbringen, ${say.money(a.needed)} sind nötig: Das ist kein Bankrott.`,
  withinTrainLimit: (a, say) => `${say.corp(a.corp)} muss keinen Zug abgeben.`,
  discardOrder: (a, say) => `Zuerst gibt ${say.corp(a.corp)} einen Zug ab.`,
  routeTrain: () => 'Eine Fahrt braucht einen Zug der Gesellschaft.',
  routeTrainTwice: (a, say) => `Der ${say.train(a.train)} fährt nur einmal.`,
  routeTooShort: () => 'Eine Fahrt hat mindestens zwei Halte.',
  routeTooLong: (a, say) => `Der ${say.train(a.train)} schafft keine ${a.stops} Halte.`,
  routeNoStation: (a, say) => `Eine Fahrt braucht einen Bahnhof von ${say.corp(a.corp)}.`,
  routeSharedTrack: () => 'Zwei Züge dürfen nicht dasselbe Gleis benutzen.',
  routeTrackTwice: (a, say) => `Die Fahrt benutzt bei ${say.hex(a.place)} dasselbe Gleis zweimal.`,
  routeBroken: (a, say) => `Bei ${say.hex(a.place)} geht kein Gleis weiter.`,
  routeEnds: (a, say) => `Eine Fahrt endet an einem Halt, nicht bei ${say.hex(a.place)}.`,
  routeReverses: (a, say) => `Die Fahrt müsste in ${say.hex(a.hex)} umkehren.`,
  routeCrossover: (a, say) => `Die Gleise in ${say.hex(a.hex)} kreuzen sich ohne Verbindung.`,
  routeStopTwice: (a, say) => `Die Fahrt hält zweimal in ${say.hex(a.stop)}.`,
  routeHexTwice: (a, say) => `Die Fahrt hält zweimal in ${say.hex(a.hex)}.`,
  routeClosed: (a, say) => `${say.hex(a.stop)} ist für diese Gesellschaft gesperrt.`,
  routeThroughOffboard: (a, say) => `Eine Fahrt endet in ${say.hex(a.stop)} und geht nicht weiter.`,
  routeSameArea: (a, say) => `Die Fahrt berührt bei ${say.hex(a.stop)} dasselbe rote Gebiet zweimal.`,
  noTrackTo: (a, say) => `Kein Gleis führt von einem Bahnhof der Gesellschaft nach ${say.hex(a.stop)}.`,
  wayShut: (a, say) =>
    `Bahnhöfe anderer Gesellschaften in ${say.hex(a.city)} versperren den Weg nach ${say.hex(a.stop)}.`,
  wayShutTwice: (a, say) => `Bahnhöfe anderer Gesellschaften versperren jeden Weg nach ${say.hex(a.stop)}.`,
  trackOfTrain: (a, say) =>
    `Der Weg nach ${say.hex(a.stop)} braucht Gleise, auf denen ein anderer Zug fährt: ${trainLabel(a.train, say)}.`,
  trackOfOthers: (a, say) =>
    `Die Wege nach ${say.hex(a.stop)} brauchen Gleise, auf denen die anderen Züge fahren.`,
  stopTooFar: (a, say) =>
    `${trainLabel(a.train, say)}: höchstens ${a.reach} Halte, bis ${say.hex(a.stop)} sind es ${a.stops}.`,
  routeThroughBlocked: (a, say) =>
    `Bahnhöfe anderer Gesellschaften versperren den Weg durch ${say.hex(a.stop)}.`,

  diskFull: () =>
    'Der Speicher dieses Geräts ist voll. Es ging nichts verloren: Platz schaffen, dann noch einmal versuchen.',
  restoreFull: () =>
    'Der Speicher dieses Geräts ist voll, das Spiel kann noch nicht zurück. Es bleibt erhalten, solange die App offen ist: Platz schaffen, dann noch einmal versuchen.',
  diskFault: () =>
    'Dieses Gerät hat den letzten Schritt nicht gespeichert. Es ging nichts verloren: noch einmal versuchen.',
  settingsFull: () =>
    'Der Speicher dieses Geräts ist voll. Die Wahl gilt, bis die App geschlossen wird; um sie zu behalten, Platz schaffen und noch einmal wählen.',
  settingsFault: () =>
    'Dieses Gerät hat die Wahl nicht gespeichert. Sie gilt, bis die App geschlossen wird; um sie zu behalten, noch einmal wählen.',
  settingsNewer: () =>
    'Die Einstellungen auf diesem Gerät stammen von einer neueren Version von Roundhouse und bleiben, wie sie sind. Was hier gewählt wird, gilt, bis die App geschlossen wird.',
  linksFailed: () =>
    'Der Teil, der Geräte verbindet, ließ sich nicht laden. Bitte prüfen, ob dieses Gerät online ist, und noch einmal versuchen; in einem Browser ohne WebRTC einen anderen nehmen. Das Spiel ist auf diesem Gerät sicher.',
  tableUnreadable: () =>
    'Der Weg an diesen Tisch ist auf diesem Gerät nicht mehr lesbar. Den Code des Gastgebers noch einmal scannen oder den Link öffnen: Spiel und Platz sind noch da.',
  saveNewer: () =>
    'Dieses Spiel stammt von einer neueren Version von Roundhouse. Zum Öffnen die App aktualisieren.',
  saveUnreadable: () =>
    'Dieser Spielstand ist beschädigt und lässt sich nicht öffnen. Seine Daten bleiben erhalten und lassen sich ausgeben.',
  saveMissing: () => 'Dieses Spiel ist nicht auf diesem Gerät.',
  deletedElsewhere: () =>
    'Dieses Spiel wurde in einem anderen Fenster gelöscht. Dort mit „Zurücknehmen“ zurückholen, solange das angeboten wird, oder zu den Spielen gehen.',
  saveElsewhere: () =>
    'Dieses Spiel wurde in einem anderen Fenster weitergespielt. Zum Weiterspielen neu öffnen.',
  playedElsewhere: () =>
    'Das Spiel ging in einem anderen Fenster weiter, deshalb wurde dies nicht gespielt. Hier ist es, wie es jetzt steht.',
  saveIllegal: (a, say) =>
    `Ab Aktion ${say.number(a.action)} kann diese Version dem Spiel nicht folgen. Es lässt sich ansehen, nicht weiterspielen.`,
  fileEmpty: () => 'Die Datei ist leer. Das Spiel noch einmal ausgeben oder eine andere Datei wählen.',
  fileUnreadable: () => 'Die Datei ist kein JSON oder abgeschnitten. Das Spiel noch einmal ausgeben.',
  fileUnknown: () =>
    'Die Datei ist kein Spiel von Roundhouse oder 18xx.games. Bitte eine Datei wählen, die Roundhouse ausgegeben hat, oder die Spieldaten aus den Werkzeugen eines Spiels auf 18xx.games.',
  fileDamaged: () => 'Die Datei wurde verändert oder ist unvollständig. Das Spiel noch einmal ausgeben.',
  fileNewer: () =>
    'Die Datei stammt von einer neueren Version von Roundhouse. Zum Öffnen die App aktualisieren.',
  rawUnreadable: () =>
    'Die Datei ist die Rohkopie eines beschädigten Spielstands, und ihr Anfang fehlt: Nichts davon lässt sich spielen. Die Datei aufheben und nach einer früheren Ausgabe oder einem anderen Gerät des Tisches suchen.',
  fileIllegal: (a, say) =>
    `Aktion ${say.number(a.action)} in der Datei verstößt gegen die Regeln. Wurde die Datei verändert, das Spiel noch einmal ausgeben, sonst die App aktualisieren.${because(a, say)}`,
  fileAction: (a, say) =>
    `${placeOf(a, say)}, ${deedOf(String(a.type))}, lässt sich nicht nachspielen. Das Spiel dort noch einmal ausgeben; hilft das nicht, folgt es Regeln, die diese Version nicht kennt.${because(a, say)}`,
  fileNotShared: () => 'Die Datei ließ sich nicht weitergeben. Noch einmal versuchen.',
  notAGameFile: () =>
    'Die Datei ist kein Spiel von 18xx.games: Titel, Personen oder Aktionen fehlen. Bitte die Spieldaten aus den Werkzeugen eines Spiels dort wählen.',
  titleNotKnown: (a) =>
    `Diese Version spielt 1830 und kennt das Spiel ${a.title} nicht. Bitte ein Spiel 1830 wählen oder die App aktualisieren.`,
  optionalRuleNotKnown: (a) =>
    `Das Spiel nutzt eine Zusatzregel, die diese Version nicht kennt: ${a.rule}. Bitte ein Spiel ohne sie wählen oder die App aktualisieren.`,
  playersUnreadable: () =>
    'Die Liste der Personen in der Datei ist nicht lesbar. Das Spiel dort, wo es gespielt wurde, noch einmal ausgeben.',
  actionUnreadable: (a, say) =>
    `${placeOf(a, say)} ist nicht lesbar. Das Spiel dort, wo es gespielt wurde, noch einmal ausgeben.`,
  fieldMissing: (a) => `Ihr Feld „${a.field}“ fehlt, ist leer oder von anderer Art.`,
  cannotTranslate: (a) => `In der Datei steht etwas, dem diese Version nicht folgen kann: ${a.what}.`,

  malformed: () => 'Das war keine Aktion dieses Spiels.',
  engineFault: () =>
    'Die Regeln sind über diese Aktion gestolpert. Es wurde nichts verändert. Bitte mit dem ausgegebenen Spiel melden.',
  logFull: () => 'Dieses Spiel hat mehr Aktionen, als ein Tisch fasst.',
  notStarted: () => 'Das Spiel hat noch nicht begonnen.',
  started: () => 'Das Spiel hat schon begonnen.',
  notYourSeat: (a, say) => `${say.seat(a.seat)} spielt auf einem anderen Gerät.`,
  noSeat: () => 'Diesen Platz gibt es nicht.',
  seatFree: (a, say) => `Auf dem Platz von ${say.seat(a.seat)} sitzt noch niemand.`,
  freeFirst: (a, say) => `Zuerst den Platz von ${say.seat(a.seat)} freigeben.`,
  lastSeat: () => 'Das letzte Gerät mit einem Platz kann nicht frei werden.',
  notSettled: () => 'Warten, bis alle Geräte auf dem Stand sind.',
  stale: () => 'Das Spiel ging inzwischen weiter, deshalb ist das nicht geschehen. Noch einmal hinsehen.',
  busy: () => 'Die letzte Aktion ist noch unterwegs.',
  stopped: () => 'Dieses Gerät folgt dem Spiel nicht mehr. Das Spiel neu laden.',
  diverged: () => 'Dieses Gerät kam zu einer anderen Stellung als der Gastgeber. Das Spiel neu laden.',
  offline: () => 'Es gibt keine Verbindung zum Gastgeber.',
  notHost: () => 'Das kann nur der Gastgeber.',
  notOpen: () => 'Der Tisch ist noch nicht offen.',
  disk: () => 'Das Gerät des Gastgebers konnte die Aktion nicht speichern.',
  declined: (a, say) => `${say.seat(a.seat)} hat nicht zugestimmt.`,
  noAnswer: () => 'Nicht alle haben rechtzeitig geantwortet.',
} satisfies RefusalWords;
