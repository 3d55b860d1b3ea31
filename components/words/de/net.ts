import type { NetWords } from '../en/net';

const several = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const net: NetWords = {
  open: 'Tisch eröffnen',
  openDetail: 'Alle am eigenen Gerät',
  passRound: 'An diesem Gerät spielen',
  join: 'An einen Tisch setzen',
  joinTitle: 'An einen Tisch setzen',
  joinHelp: 'Den Code des Gastgebers mit der Kamera scannen, den Link einfügen oder den Code eintippen.',
  joinField: 'Link oder Code',
  joinNow: 'Beitreten',
  joining: 'Beitritt …',
  codeWrong: {
    length: 'Ein Code hat 27 Zeichen in Fünfergruppen; dieser ist kürzer oder länger.',
    character: 'Darin ist ein Zeichen, das in keinem Code vorkommt.',
    check: 'Ein Zeichen ist falsch, oder zwei sind vertauscht.',
  },
  lobby: 'Tisch',
  invite: 'Einladen',
  inviteHelp: 'Gäste scannen dies mit der Kamera, öffnen den Link oder tippen den Code.',
  qr: 'Code zum Scannen mit einer Kamera',
  link: 'Link',
  code: 'Code zum Tippen',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  copyByHand: 'Zum Kopieren den Link gedrückt halten oder doppelt anklicken.',
  localhost:
    'Diese Seite ist als „localhost“ offen; so erreichen andere Geräte sie nicht. Bitte über die Netzwerkadresse dieses Rechners öffnen.',
  serverHere: (address) =>
    `Die Geräte dieses Tisches treffen sich bei „${address}“, und das hält jedes andere Gerät für sich selbst. Bitte unter „Andere Geräte finden“ eine andere Adresse wählen.`,
  noNewcomers:
    'Der Server, über den sich die Geräte finden, antwortet nicht: im Augenblick kann niemand dazukommen. Das laufende Spiel geht weiter.',
  unreachable:
    'Die Geräte erreichen sich nicht? Alle ins selbe WLAN, kein Gastnetz; sonst hilft der Hotspot eines Telefons.',
  seats: 'Plätze',
  seatsHelp: 'Ein Platz kann an jedem Gerät sein, und ein Gerät kann mehrere haben.',
  free: 'frei',
  here: 'dieses Gerät',
  away: 'nicht verbunden',
  unnamed: 'ein Gerät',
  unnamedFirst: 'Ein Gerät',
  on: (device) => `an ${device}`,
  watching: 'Zuschauer',
  take: 'Platz nehmen',
  takeSeat: (seat) => `Platz nehmen: ${seat}`,
  giveBack: 'Zurückgeben',
  giveBackSeat: (seat) => `Den Platz von ${seat} zurückgeben`,
  askSeat: 'Um den Platz bitten',
  asked: 'Der Gastgeber ist gefragt.',
  who: (seat) => `Wer spielt ${seat}?`,
  playHere: 'Dieses Gerät',
  freeSeat: 'Niemand: den Platz freigeben',
  change: (seat) => `Ändern, wer ${seat} spielt`,
  name: 'Name am Tisch',
  nameTaken: (name) => `Ein anderer Platz heißt schon ${name}. Bitte einen anderen Namen wählen.`,
  colour: 'Farbe',
  start: 'Spiel beginnen',
  waitForStart: 'Der Gastgeber beginnt das Spiel, wenn alle sitzen.',
  waitForHost: 'Der Tisch erscheint, sobald sein Gastgeber antwortet.',
  started: 'Das Spiel hat begonnen und ist auf dem Weg zu diesem Gerät.',
  watch: 'Wer keinen Platz nimmt, schaut zu: ein Tablet zeigt allen Plan und Markt.',
  leave: 'Den Tisch verlassen',
  close: 'Den Tisch schließen',
  status: {
    canvass: 'Der Tisch wird eröffnet …',
    hosting: 'Der Tisch ist offen.',
    dialling: 'Der Gastgeber wird gesucht …',
    joined: 'Am Tisch.',
    lost: 'Der Gastgeber antwortet nicht.',
    left: 'Dieses Gerät hat den Tisch verlassen.',
  },
  trouble: {
    signalling: 'Der Server, über den sich die Geräte finden, antwortet nicht.',
    unsupported: 'Dieser Browser kann sich nicht mit anderen Geräten verbinden.',
  },
  notRead:
    'Dieses Gerät konnte das Spiel nicht lesen. Nichts wurde verändert; noch einmal versuchen oder die App neu starten.',
  tryAgain: 'Noch einmal versuchen',
  bye: {
    protocol: (detail) =>
      `Der Gastgeber hat eine Version von Roundhouse, mit der diese nicht reden kann (${detail}).`,
    engine: (detail) =>
      `Der Gastgeber spielt nach einer anderen Version der Regeln (${detail}). Auf beiden Geräten die neueste Version laden.`,
    table: () => 'Dieser Code führt an einen anderen Tisch.',
    proof: () => 'Das andere Gerät konnte nicht zeigen, dass es zu diesem Tisch gehört.',
    full: () => 'Der Tisch ist voll.',
    banned: () => 'Der Gastgeber lässt dieses Gerät eine Minute lang nicht herein.',
    replaced: () => 'Der Tisch ist auf diesem Gerät in einem anderen Fenster offen.',
    closed: () => 'Der Gastgeber hat den Tisch geschlossen.',
    removed: () => 'Der Gastgeber hat dieses Gerät entfernt.',
    strikes: () => 'Der Gastgeber hat dieses Gerät nicht verstanden.',
    silent: () => 'Die Verbindung war zu lange still.',
  },
  people: 'Wer verbunden ist',
  peopleLabel: (online, all) => `${online} von ${all} Geräten verbunden`,
  online: 'verbunden',
  offline: 'nicht verbunden',
  host: 'Gastgeber',
  spectator: 'schaut zu',
  remove: 'Entfernen',
  removeDevice: (device) => `${device} vom Tisch entfernen`,
  removeTitle: (device) => `${device} vom Tisch entfernen?`,
  removeBefore:
    'Das Gerät wird getrennt und eine Minute lang nicht hereingelassen; sein Platz ist für andere frei. Danach kann es mit dem Link wiederkommen.',
  removePlaying: (seats) =>
    `Das Gerät wird getrennt und eine Minute lang nicht hereingelassen. Den Platz von ${seats} hat es weiterhin: bitte einem anderen Gerät geben, sonst spielt es weiter, wenn es mit dem Link wiederkommt.`,
  removeWatching:
    'Das Gerät wird getrennt und eine Minute lang nicht hereingelassen. Danach kann es mit dem Link wiederkommen.',
  hostGone: 'Der Gastgeber ist fort.',
  elsewhereTitle: 'Der Tisch ist in einem anderen Fenster offen',
  elsewhereDetail:
    'Nur ein Fenster dieses Browsers kann am Tisch sitzen. Nichts geht verloren: Das Spiel ist in beiden.',
  tableHere: 'Hier weiterspielen',
  goOnHere: 'An diesem Gerät weiterspielen',
  goOnDetail: 'Jedes Gerät kann weiterspielen: die anderen folgen von selbst oder scannen seinen Code.',
  waitingVotes: 'Warten auf die anderen Geräte, damit das Spiel von hier aus weitergehen kann.',
  showCode: 'Code zeigen',
  forkTitle: 'Als Kopie weiterspielen?',
  fork: 'Als Kopie weiterspielen',
  forkDetail:
    'Ohne mehr als die Hälfte der Geräte kann niemand sagen, was am Tisch zuletzt galt. Die Kopie behält das ganze Spiel; spielen auch die anderen weiter, sind es von hier an zwei Spiele.',
  forked: 'Kopie: ging ohne die anderen Geräte weiter',
  forkNotice:
    'Dies ist eine Kopie des Tisches: sie ging ohne die anderen Geräte weiter. Alle Plätze sind hier; die anderen bitte neu einladen.',
  hostIs: (device) => `Gastgeber ist jetzt ${device}.`,
  hostHere: 'Gastgeber ist jetzt dieses Gerät.',
  archived: (n) =>
    `${several(n, 'Aktion hatte', 'Aktionen hatten')} die anderen nicht erreicht, bevor der Gastgeber verloren ging, und ${n === 1 ? 'musste' : 'mussten'} weichen. Sie ${n === 1 ? 'bleibt' : 'bleiben'} beim Spiel aufbewahrt.`,
  show: 'Zeigen',
  archivedTitle: 'Beiseitegelegte Aktionen',
  archivedHelp:
    'Sie hatten die anderen nicht erreicht, bevor der Gastgeber verloren ging, und gehören nicht zum Spiel. Das war es:',
  setAside: (n) => `Beiseitegelegt: ${several(n, 'Aktion', 'Aktionen')}`,
  aside: {
    seat: (seat, device) => `Der Platz von ${seat} geht an ${device}.`,
    freed: (seat) => `Der Platz von ${seat} wird frei.`,
    clockRuns: 'Die Uhr läuft.',
    clockStands: 'Die Uhr steht.',
    untold: (name) => `${name} tat etwas, das sich nicht mehr erzählen lässt.`,
  },
  divergence: (at) =>
    `Nach Eintrag ${at} kam dieses Gerät zu einer anderen Stellung als der Gastgeber. Es folgt dem Protokoll, spielt aber nicht mehr mit; die Seite bitte neu laden.`,
  illegal: (at) =>
    `Eintrag ${at} ist nach den Regeln dieser Version nicht erlaubt. Dieses Gerät bleibt dort stehen.`,
  repaired: 'Die Stellung auf diesem Gerät war falsch und wurde neu gebildet.',
  dropped: (device) => `${device} wurde getrennt, weil Unsinn kam.`,
  ask: {
    undo: (name, n, last) =>
      n === 1
        ? `${name} möchte die letzte Aktion zurücknehmen: ${last}`
        : `${name} möchte die letzten ${n} Aktionen zurücknehmen. Die jüngste davon: ${last}`,
    redo: (name, n, first) =>
      n === 1
        ? `${name} möchte das Zurückgenommene wiederherstellen: ${first}`
        : `${name} möchte die ${n} zurückgenommenen Aktionen wiederherstellen. Die erste davon: ${first}`,
    waiting: (names) => `Warten auf die Zustimmung von ${names}.`,
  },
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  wish: (device, seat) => `${device} bittet um den Platz von ${seat}.`,
  give: 'Geben',
  turn: (name) => `${name} ist hier am Zug`,
  clock: 'Uhr',
  clockStart: 'Uhr starten',
  clockPause: 'Uhr anhalten',
  clockResume: 'Uhr weiterlaufen lassen',
  clockPaused: 'angehalten',
  time: (name, time) => `${name}: ${time}`,
  unsettled: 'Die letzte Aktion ist noch nicht auf genug Geräten.',
  signalling: 'Andere Geräte finden',
  signallingHelp: 'Nur damit die Geräte sich finden: Ein laufendes Spiel geht direkt von Gerät zu Gerät.',
  signallingChoices: {
    page: 'Server dieser Seite',
    public: 'Öffentlicher PeerJS-Server',
    own: 'Andere Adresse',
  },
  signallingNative: 'Öffentlicher PeerJS-Server',
  address: 'Adresse',
  addressHint: 'Zum Beispiel 192.168.1.20:8030, wie `npm start` sie nennt.',
  addressWrong: 'Das ist keine Adresse.',
  addressInUse: (address) => `Weiterhin in Gebrauch: ${address}`,
};
