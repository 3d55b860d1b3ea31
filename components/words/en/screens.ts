import type { ScreenWords } from '../screens';

export const screens: ScreenWords = {
  app: 'Roundhouse',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  ok: 'OK',
  undo: 'Undo',
  redo: 'Redo',
  lost: { title: 'Nothing is here', sentence: 'This address leads to no screen of Roundhouse.' },
  home: {
    tagline: 'Railway and stock games around a table.',
    newGame: 'New game',
    importGame: 'Import a file',
    settings: 'Settings',
    inProgress: 'In progress',
    finished: 'Finished',
    damagedGame: 'Damaged save',
    newerGame: 'Save of a newer version',
    damaged: 'Cannot be opened',
    opensStill: (lost) =>
      lost === 0
        ? 'Part of this save is damaged. It opens at its newest good state.'
        : `Part of this save is damaged. It opens without its last ${lost === 1 ? 'action' : `${lost} actions`}.`,
    fromHost: 'This save is damaged. It opens when the host of its table sends the game anew.',
    unreadTitle: 'The games cannot be read',
    unreadSentence:
      'This device gives Roundhouse no place to keep games. Allow this page to store data, then try again.',
    retry: 'Try again',
    emptyTitle: 'No game yet',
    emptySentence: 'Three players, one device passed round: a first game of 1830 is two taps away.',
    firstGame: 'Play 1830',
    loading: 'Looking for games',
    more: (title, players) => `More about ${title}${players && ` with ${players}`}`,
    remove: 'Delete',
    exportGame: 'Export',
    asideKept: 'Bytes of a damaged save were put aside and are kept.',
    exportAside: 'Export what was put aside',
    removed: (title) => `${title} is deleted.`,
    held: (title) =>
      `${title} is deleted. The storage of this device is full, so it can be brought back only as long as the app stays open.`,
    letGo: 'Delete for good',
    actions: (count) => (count === 1 ? '1 action' : `${count} actions`),
  },
  newGame: {
    title: 'New game',
    players: 'Players',
    player: (n) => `Player ${n}`,
    name: (n) => `Name of player ${n}`,
    standardNames: ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Frida'],
    colour: (name) => `Colour of ${name}`,
    nextColour: 'changes the colour',
    up: (name) => `Move ${name} up`,
    down: (name) => `Move ${name} down`,
    remove: (name) => `Take ${name} out`,
    add: 'Add a player',
    options: 'Rules and variants',
    settled: (by) => `Settled by “${by}”.`,
    start: 'Start the game',
    starting: 'Starting …',
    stake: (players, cash) => `${players} players with ${cash} each`,
    about: 'Francis Tresham’s game of railways and robber barons, for 2 to 6 players.',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    languages: { system: 'As the device', en: 'English', de: 'Deutsch' },
    theme: 'Appearance',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    board: 'Board',
    coordinates: 'Coordinates',
    coordinatesDetail: 'The name of each hex, such as E19, on the board.',
    tileNumbers: 'Tile numbers',
    tileNumbersDetail: 'The number of each tile on the board.',
    feedback: 'Feedback',
    sound: 'Sound',
    soundDetail: 'A quiet signal when a decision is due.',
    haptics: 'Vibration',
    hapticsDetail: 'A short tap when a decision is due.',
  },
  game: {
    missing: 'This game cannot be opened.',
    toHome: 'To the games',
    damage({ lost, unread, gone, aside }) {
      const rest = lost - unread - gone;
      const last = lost === 1 ? 'Its last action' : `Its last ${lost} actions`;
      const are = (n: number) => (n === 1 ? 'is' : 'are');
      const traceless = `${are(gone)} gone without a trace`;
      const parts = [
        ...(unread > 0 ? [`${unread} cannot be read`] : []),
        ...(gone > 0 ? [`${gone} ${traceless}`] : []),
      ].join(' and ');
      const others = `the other ${rest === 1 ? 'one is' : `${rest} are`} whole, but cannot be played without ${
        lost - rest === 1 ? 'it' : 'them'
      }`;
      const what =
        rest > 0
          ? `Of its last ${lost} actions ${parts}; ${others}.`
          : unread === lost
            ? `${last} cannot be read.`
            : gone === lost
              ? `${last} ${traceless}.`
              : `Of its last ${lost} actions ${parts}.`;
      const stands =
        lost === 0
          ? 'The game opened at its newest good state.'
          : `${what} The game stands where it stood before ${lost === 1 ? 'it' : 'them'}.`;
      const lies = {
        none: '',
        due: ' What cannot be used is put aside as soon as this device stores anything again.',
        done: ' What could not be used was put aside.',
      };
      return `The save was damaged. ${stands}${lies[aside]}`;
    },
    copied: (lost) =>
      `This is what a raw copy of a damaged save still holds. ${
        lost === 0
          ? 'How much is missing after it, nothing tells.'
          : lost === 1
            ? 'The last action could not be recovered.'
            : `The last ${lost} actions could not be recovered.`
      }`,
  },
  played: {
    today: (time) => `today, ${time}`,
    yesterday: (time) => `yesterday, ${time}`,
    on: (day, month, year) => `${day} ${month} ${year}`,
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  },
  colours: [
    'blue, circle',
    'orange, triangle',
    'green, square',
    'vermilion, diamond',
    'sky blue, star',
    'pink, pentagon',
    'yellow, cross',
  ],
};
