import type { ScreenWords } from '../screens';

export const screens: ScreenWords = {
  app: 'Roundhouse',
  back: 'Zurück',
  cancel: 'Abbrechen',
  close: 'Schließen',
  ok: 'OK',
  undo: 'Zurücknehmen',
  redo: 'Wiederherstellen',
  lost: { title: 'Hier ist nichts', sentence: 'Diese Adresse führt zu keiner Seite von Roundhouse.' },
  home: {
    tagline: 'Eisenbahn- und Aktienspiele am Tisch.',
    newGame: 'Neues Spiel',
    importGame: 'Datei einlesen',
    settings: 'Einstellungen',
    inProgress: 'Laufende Spiele',
    finished: 'Beendete Spiele',
    damagedGame: 'Beschädigter Spielstand',
    newerGame: 'Spielstand einer neueren Version',
    damaged: 'Nicht zu öffnen',
    opensStill: (lost) =>
      lost === 0
        ? 'Ein Teil dieses Spielstands ist beschädigt. Er öffnet sich mit dem letzten guten Stand.'
        : `Ein Teil dieses Spielstands ist beschädigt. Er öffnet sich ohne die ${
            lost === 1 ? 'letzte Aktion' : `letzten ${lost} Aktionen`
          }.`,
    fromHost:
      'Dieser Spielstand ist beschädigt. Er öffnet sich, sobald der Gastgeber des Tisches das Spiel neu schickt.',
    unreadTitle: 'Die Spiele sind nicht zu lesen',
    unreadSentence:
      'Dieses Gerät lässt Roundhouse keine Spiele aufbewahren. Bitte dieser Seite das Speichern erlauben und es erneut versuchen.',
    retry: 'Erneut versuchen',
    emptyTitle: 'Noch kein Spiel',
    emptySentence: 'Drei Personen, ein Gerät reihum: Ein erstes Spiel 1830 beginnt mit zweimal Tippen.',
    firstGame: '1830 spielen',
    loading: 'Spiele werden gesucht',
    more: (title, players) => `Mehr zu ${title}${players && ` mit ${players}`}`,
    remove: 'Löschen',
    exportGame: 'Ausgeben',
    asideKept: 'Daten eines beschädigten Spielstands wurden beiseitegelegt und sind noch da.',
    exportAside: 'Beiseitegelegtes ausgeben',
    removed: (title) => `${title} ist gelöscht.`,
    held: (title) =>
      `${title} ist gelöscht. Der Speicher dieses Geräts ist voll: Es lässt sich nur zurückholen, solange die App offen ist.`,
    letGo: 'Endgültig löschen',
    actions: (count) => (count === 1 ? '1 Aktion' : `${count} Aktionen`),
  },
  newGame: {
    title: 'Neues Spiel',
    players: 'Personen',
    player: (n) => `Person ${n}`,
    name: (n) => `Name von Person ${n}`,
    standardNames: ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Frida'],
    colour: (name) => `Farbe von ${name}`,
    nextColour: 'wechselt die Farbe',
    up: (name) => `${name} nach oben`,
    down: (name) => `${name} nach unten`,
    remove: (name) => `${name} herausnehmen`,
    add: 'Person hinzufügen',
    options: 'Regeln und Varianten',
    settled: (by) => `Durch „${by}“ festgelegt.`,
    start: 'Spiel beginnen',
    starting: 'Beginnt …',
    stake: (players, cash) => `${players} Personen mit je ${cash}`,
    about: 'Francis Treshams Spiel von Eisenbahnen und Räuberbaronen, für 2 bis 6 Personen.',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    languages: { system: 'Wie das Gerät', en: 'English', de: 'Deutsch' },
    theme: 'Aussehen',
    themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
    board: 'Spielplan',
    coordinates: 'Koordinaten',
    coordinatesDetail: 'Der Name jedes Felds, etwa E19, auf dem Plan.',
    tileNumbers: 'Plättchennummern',
    tileNumbersDetail: 'Die Nummer jedes Plättchens auf dem Plan.',
    feedback: 'Rückmeldung',
    sound: 'Ton',
    soundDetail: 'Ein leises Zeichen, wenn eine Entscheidung ansteht.',
    haptics: 'Vibration',
    hapticsDetail: 'Ein kurzes Tippen, wenn eine Entscheidung ansteht.',
  },
  game: {
    missing: 'Dieses Spiel lässt sich nicht öffnen.',
    toHome: 'Zu den Spielen',
    damage({ lost, unread, gone, aside }) {
      const rest = lost - unread - gone;
      const last = (what: string) =>
        lost === 1 ? `Die letzte Aktion ist ${what}.` : `Die letzten ${lost} Aktionen sind ${what}.`;
      const isFirst = (n: number) => (n === 1 ? 'ist eine' : `sind ${n}`);
      const isNext = (n: number) => (n === 1 ? 'eine ist' : `${n} sind`);
      const parts = [
        ...(unread > 0 ? [`${isFirst(unread)} nicht lesbar`] : []),
        ...(gone > 0 ? [`${(unread > 0 ? isNext : isFirst)(gone)} spurlos fort`] : []),
      ].join(', ');
      const others = `${
        rest === 1 ? 'die andere ist unversehrt, lässt' : `die anderen ${rest} sind unversehrt, lassen`
      } sich ohne ${lost - rest === 1 ? 'die fehlende' : 'die fehlenden'} aber nicht spielen`;
      const what =
        rest > 0
          ? `Von den letzten ${lost} Aktionen ${parts}; ${others}.`
          : unread === lost
            ? last('nicht lesbar')
            : gone === lost
              ? last('spurlos fort')
              : `Von den letzten ${lost} Aktionen ${parts}.`;
      const stands =
        lost === 0
          ? 'Das Spiel öffnet im neuesten guten Zustand.'
          : `${what} Das Spiel steht, wie es davor stand.`;
      const lies = {
        none: '',
        due: ' Was nicht zu gebrauchen ist, wird beiseitegelegt, sobald dieses Gerät wieder speichert.',
        done: ' Was nicht zu gebrauchen war, wurde beiseitegelegt.',
      };
      return `Der Spielstand war beschädigt. ${stands}${lies[aside]}`;
    },
    copied: (lost) =>
      `Das ist, was die Rohkopie eines beschädigten Spielstands noch enthält. ${
        lost === 0
          ? 'Wie viel danach fehlt, ist nicht bekannt.'
          : lost === 1
            ? 'Die letzte Aktion war nicht zu retten.'
            : `Die letzten ${lost} Aktionen waren nicht zu retten.`
      }`,
  },
  played: {
    today: (time) => `heute, ${time}`,
    yesterday: (time) => `gestern, ${time}`,
    on: (day, month, year) => `${day}. ${month} ${year}`,
    months: [
      'Jan.',
      'Febr.',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sept.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
  },
  colours: [
    'blau, Kreis',
    'orange, Dreieck',
    'grün, Quadrat',
    'zinnober, Raute',
    'himmelblau, Stern',
    'rosa, Fünfeck',
    'gelb, Kreuz',
  ],
};
