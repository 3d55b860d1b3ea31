import { listOf } from '../say';
import type { TableWords } from '../en/table';

const tabs = {
  board: 'Plan',
  market: 'Kurse',
  companies: 'Gesellschaften',
  players: 'Personen',
  log: 'Verlauf',
};
const zoneNames = { white: '', yellow: 'gelb', orange: 'orange', brown: 'braun' };
const list = (items: readonly string[]): string => listOf(items, 'de');
const several = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

export const table: TableWords = {
  tabs,
  shortTabs: { ...tabs, companies: 'Gesellsch.' },
  panes: 'Ansichten',
  enlarge: 'Größer, an der Stelle des Plans',
  toBoard: 'Zurück zum Plan',
  none: 'keine',
  panel: { panel: 'Aktionsfeld', larger: 'Aktionsfeld größer', smaller: 'Aktionsfeld kleiner' },
  strip: {
    home: 'Zu den Spielen',
    details: 'zeigt Einzelheiten',
    saving: 'Wird gesichert …',
    waiting: 'Warten auf den Gastgeber …',
    standing: 'Warten auf die anderen …',
    failed: 'Nicht gesichert',
  },
  details: {
    bank: 'Bank',
    broken: 'Die Bank ist gesprengt: Das Spiel endet nach diesen Betriebsrunden.',
    phase: 'Phase',
    tiles: 'Plättchen',
    trainLimit: 'Züge je Gesellschaft',
    rounds: 'Betriebsrunden je Folge',
    nextTrain: 'Nächster Zug',
    certificates: 'Zertifikatslimit',
    priority: 'Vorrecht',
    waiting: 'Noch am Zug',
  },
  handOver: {
    to: (name) => `${name} ist dran`,
    go: 'Weiter',
    setting: 'Weitergeben',
    detail: 'Auf einem Gerät: einmal tippen, bevor die nächste Person entscheidet.',
  },
  board: {
    label: (tiles) => `Spielplan, ${several(tiles, 'Plättchen', 'Plättchen')} gelegt`,
    zoom: { zoomIn: 'Näher', zoomOut: 'Weiter weg', fit: 'Ganzer Plan' },
    layers: 'Auf dem Plan',
    coordinates: 'Koordinaten',
    tileNumbers: 'Plättchennummern',
    rings: 'Direktion',
    ringsDetail: 'Ringe um die Bahnhöfe in der Farbe der Person, die die Gesellschaft leitet.',
  },
  hex: {
    ground: 'Feld',
    colours: {
      tan: 'kein Plättchen',
      yellow: 'gelb',
      green: 'grün',
      brown: 'braun',
      gray: 'grau',
      red: 'rotes Gebiet',
    },
    tile: (tile, colour) => `Plättchen ${tile}, ${colour}`,
    cost: 'Erstes Plättchen kostet',
    costs: (money, terrain) =>
      terrain === null ? money : `${money} (${terrain === 'water' ? 'Wasser' : 'Gebirge'})`,
    label: 'Nur Plättchen mit',
    stops: { city: 'Stadt', town: 'Ort', offboard: 'Rotes Gebiet' },
    stop: (kind, pays) => `${kind}, bringt ${pays}`,
    unbuilt: (kind) => `${kind}, noch ohne Gleis`,
    byEra: (yellow, brown) => `${yellow}, ab den braunen Plättchen ${brown}`,
    keptFor: (corp) => `frei für ${corp} (6.3.2)`,
    freeSlots: (n) => (n === 0 ? 'kein Kreis frei' : several(n, 'Kreis frei', 'Kreise frei')),
    home: 'Heimat von',
    blocked: (name) => `${name} hält dieses Feld frei, bis sie schließt oder einer Gesellschaft gehört.`,
    free: (name) => `Das Feld von ${name}; es darf bebaut werden.`,
    next: 'Kann werden zu',
  },
  market: {
    choose: 'Wohin ginge ihr Kurs? Gesellschaft wählen.',
    empty: 'Noch hat keine Gesellschaft einen Kurs.',
    short: (turn) =>
      turn.kind === 'pays'
        ? 'zahlt'
        : turn.kind === 'withholds'
          ? 'behält ein'
          : turn.kind === 'soldOut'
            ? 'ausv.'
            : `−${span(turn.from, turn.to)}`,
    turn: (turn) =>
      turn.kind === 'pays'
        ? 'Zahlt Dividende'
        : turn.kind === 'withholds'
          ? 'Behält das Geld ein oder erzielt keine Einnahmen'
          : turn.kind === 'soldOut'
            ? 'Am Ende der Aktienrunde noch ausverkauft'
            : `${span(turn.from, turn.to)} ${turn.to === 1 ? 'Aktie' : 'Aktien'} verkauft`,
    cell: (price, zone, corps, caption) =>
      [price, zoneNames[zone], corps, caption].filter(Boolean).join(', '),
    zones: {
      yellow: 'Gelb: Zertifikate zählen nicht zum Limit.',
      orange: 'Orange: ebenso, und man darf mehr als 60 % halten.',
      brown: 'Braun: ebenso, und man darf mehrere Aktien aus dem Bankpool in einem Spielzug kaufen.',
    },
    par: 'Nennwerte.',
    ledges: '↓ wer hier sein Geld behält, geht nach unten; ↑ wer zahlt, nach oben.',
  },
  companies: {
    parts: { charters: 'Gesellschaften', trains: 'Züge', tiles: 'Plättchen' },
    stages: {
      closed: 'nicht gegründet',
      starting: 'noch ohne Kapital',
      floated: 'vor der ersten Fahrt',
      running: 'in Betrieb',
    },
    par: (money) => `Nennwert ${money}`,
    presidentMark: '(D)',
    treasury: 'Kasse',
    trains: (limit) => `Züge (höchstens ${limit})`,
    stations: 'Bahnhöfe übrig',
    stationsLeft: (left, all, next) => `${left} von ${all}, nächster ${next}`,
    noStations: 'keine',
    free: 'kostenlos',
    privates: 'Privatbahnen',
    revenues: 'Letzte Einnahmen',
    revenue: (money, sum) => (sum < 0 ? `${money} einbehalten` : money),
    ipo: 'Angebot',
    pool: 'Bankpool',
  },
  trains: {
    pool: 'Bankpool',
    bank: 'Bank',
    left: (n) => `noch ${n}`,
    unlimited: 'unbegrenzt',
    soldOut: 'ausverkauft',
    forSale: 'zu kaufen',
    starts: (phase, colours) => `Der erste beginnt Phase ${phase}: Plättchen in ${list(colours)}.`,
    rusts: (trains) => `Der erste lässt jeden ${list(trains)} verrosten.`,
    closesPrivates: 'Die Privatbahnen schließen.',
    limit: (n) => `Dann höchstens ${several(n, 'Zug', 'Züge')} je Gesellschaft.`,
    tradeIn: (trains, price) => `${price} im Tausch gegen einen ${trains.join(' oder ')}.`,
    rustedBy: (train) => `Verrostet mit dem ersten ${train}.`,
    permanent: 'Verrostet nie.',
    gone: 'Verrostet.',
  },
  tiles: {
    hint: 'Ein Plättchen wählen: Es zeigt, was es werden kann.',
    label: (tile, count) => `Plättchen ${tile}, noch ${count}`,
    becomes: (tile) => `${tile} kann werden zu`,
  },
  privates: {
    chip: (name, revenue) => `${name} · ${revenue}`,
    face: 'Nennwert',
    revenue: 'Zahlt je Betriebsrunde',
    hexes: 'Hält frei',
    closes: (train) => `Alle Privatbahnen schließen mit dem ersten ${train}.`,
  },
  players: {
    cash: 'Bargeld',
    aside: 'In Geboten',
    left: 'Noch frei',
    certificates: 'Zertifikate',
    worth: 'Vermögen',
    priority: 'Vorrecht',
    decides: 'entscheidet',
    star: '* zählt nicht zum Limit',
    nothing: 'Noch keine Aktien und keine Privatbahnen.',
    stake: (corp, share, value, president, counts) =>
      [corp, share, president ? 'Direktion' : '', value, counts ? '' : 'zählt nicht zum Limit']
        .filter(Boolean)
        .join(', '),
  },
  log: {
    empty: 'Noch ist nichts geschehen.',
    undo: (name, n) => `${name} nimmt ${several(n, 'Aktion', 'Aktionen')} zurück.`,
    redo: (name, n) => `${name} stellt ${several(n, 'Aktion', 'Aktionen')} wieder her.`,
  },
  ranking: {
    home: 'Zu den Spielen',
    place: (n) => `${n}.`,
    shares: 'Aktien',
    privates: (names) => `Privatbahnen: ${list(names)}`,
    bankrupt: 'Bankrott.',
  },
};
