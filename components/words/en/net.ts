// What the table says: inviting, joining, seats, and what happens between the devices.
const several = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const net = {
  open: 'Open a table',
  openDetail: 'Everybody on their own device',
  passRound: 'Play on this device',
  join: 'Join a table',
  joinTitle: 'Join a table',
  joinHelp: 'Scan the host’s code with the phone’s camera, paste the link, or type the code.',
  joinField: 'Link or code',
  joinNow: 'Join',
  joining: 'Joining …',
  codeWrong: {
    length: 'A code has 27 characters in groups of five; this one is shorter or longer.',
    character: 'There is a character in it that no code has.',
    check: 'One of the characters is wrong, or two have changed places.',
  },
  lobby: 'Table',
  invite: 'Invite',
  inviteHelp: 'Guests scan this with the phone’s camera, or open the link, or type the code.',
  qr: 'Code to scan with a camera',
  link: 'Link',
  code: 'Code to type',
  copy: 'Copy the link',
  copied: 'Copied.',
  copyByHand: 'Hold or double-click the link to copy it.',
  localhost:
    'This page is open as “localhost”, which other devices cannot reach. Open it by this computer’s network address.',
  serverHere: (address: string) =>
    `Devices of this table meet at “${address}”, which every other device takes for itself. Choose another address under “Finding other devices”.`,
  noNewcomers:
    'The server through which devices find each other does not answer: nobody new can come in now. The running game goes on.',
  unreachable:
    'Devices cannot reach each other? All on the same Wi-Fi, no guest network; otherwise a phone’s hotspot helps.',
  seats: 'Seats',
  seatsHelp: 'A seat can be on any device, and a device can hold several.',
  free: 'free',
  here: 'this device',
  away: 'not connected',
  unnamed: 'a device',
  /** At the beginning of a sentence, or alone. */
  unnamedFirst: 'A device',
  on: (device: string) => `on ${device}`,
  watching: 'Watching',
  take: 'Take this seat',
  takeSeat: (seat: string) => `Take this seat: ${seat}`,
  giveBack: 'Give back',
  giveBackSeat: (seat: string) => `Give back the seat of ${seat}`,
  askSeat: 'Ask for this seat',
  asked: 'The host has been asked.',
  who: (seat: string) => `Who plays ${seat}?`,
  playHere: 'This device',
  freeSeat: 'Nobody: free the seat',
  change: (seat: string) => `Change who plays ${seat}`,
  name: 'Name at the table',
  nameTaken: (name: string) => `Another seat is called ${name} already. Choose another name.`,
  colour: 'Colour',
  start: 'Start the game',
  waitForStart: 'The host starts the game when everybody sits.',
  waitForHost: 'The table appears as soon as its host answers.',
  started: 'The game has begun and is on its way to this device.',
  watch: 'Whoever takes no seat watches: a tablet shows the board and the market to all.',
  leave: 'Leave the table',
  close: 'Close the table',
  status: {
    canvass: 'Opening the table …',
    hosting: 'The table is open.',
    dialling: 'Looking for the host …',
    joined: 'At the table.',
    lost: 'The host does not answer.',
    left: 'This device has left the table.',
  },
  trouble: {
    signalling: 'The server through which devices find each other does not answer.',
    unsupported: 'This browser cannot connect to other devices.',
  },
  /** Where the disk failed while a table was being read, not written. */
  notRead: 'This device could not read the game. Nothing was changed; try again, or start the app anew.',
  tryAgain: 'Try again',
  bye: {
    protocol: (detail: string) => `The host has a version of Roundhouse this one cannot talk to (${detail}).`,
    engine: (detail: string) =>
      `The host plays by another version of the rules (${detail}). Load the newest version on both devices.`,
    table: () => 'This code leads to another table.',
    proof: () => 'The other device could not show that it belongs to this table.',
    full: () => 'The table is full.',
    banned: () => 'The host does not let this device in for a minute.',
    replaced: () => 'The table is open on this device in another window.',
    closed: () => 'The host has closed the table.',
    removed: () => 'The host has removed this device.',
    strikes: () => 'The host did not understand this device.',
    silent: () => 'The connection was silent for too long.',
  },
  people: 'Who is connected',
  peopleLabel: (online: number, all: number) => `${online} of ${all} devices connected`,
  online: 'connected',
  offline: 'not connected',
  host: 'host',
  spectator: 'watches',
  remove: 'Remove',
  removeDevice: (device: string) => `Remove ${device} from the table`,
  removeTitle: (device: string) => `Remove ${device} from the table?`,
  removeBefore:
    'This device is disconnected and not let in for a minute; its seat is free for others. After that it can come back with the link.',
  removePlaying: (seats: string) =>
    `This device is disconnected and not let in for a minute. It still holds the seat of ${seats}: give that to another device, or it plays on when it comes back with the link.`,
  removeWatching:
    'This device is disconnected and not let in for a minute. After that it can come back with the link.',
  hostGone: 'The host is gone.',
  elsewhereTitle: 'The table is open in another window',
  elsewhereDetail:
    'Only one window of this browser can sit at the table. Nothing is lost: the game is in both.',
  tableHere: 'Go on here',
  goOnHere: 'Continue on this device',
  goOnDetail: 'Any device can continue: the others follow by themselves, or scan its code.',
  waitingVotes: 'Waiting for the other devices, so that the game can go on from here.',
  showCode: 'Show the code',
  forkTitle: 'Continue as a copy?',
  fork: 'Continue as a copy',
  forkDetail:
    'Without more than half of the devices nobody can say what is the table’s last word. The copy keeps the whole game; should the others go on too, there are two games from here on.',
  forkWaiting: 'What still waits for the host is not part of it: do it again in the copy.',
  forked: 'Copy: went on without the other devices',
  forkNotice:
    'This is a copy of the table: it went on without the other devices. All seats are here; invite the others anew.',
  hostIs: (device: string) => `${device} is host now.`,
  hostHere: 'This device is host now.',
  archived: (n: number) =>
    `${several(n, 'action', 'actions')} had not reached the others before the host was lost, and had to give way. ${n === 1 ? 'It is' : 'They are'} kept with the game.`,
  show: 'Show',
  archivedTitle: 'Actions put aside',
  archivedHelp:
    'They had not reached the others before the host was lost, and are no part of the game. This is what they did:',
  setAside: (n: number) => `Set aside: ${several(n, 'action', 'actions')}`,
  aside: {
    seat: (seat: string, device: string) => `The seat of ${seat} goes to ${device}.`,
    freed: (seat: string) => `The seat of ${seat} becomes free.`,
    clockRuns: 'The clock runs.',
    clockStands: 'The clock stands still.',
    untold: (name: string) => `${name} did something that can no longer be told.`,
  },
  divergence: (at: number) =>
    `After entry ${at} this device came to another position than the host. It follows the log but no longer plays; load the page again.`,
  illegal: (at: number) =>
    `Entry ${at} is not allowed by the rules of this version. This device stops there.`,
  repaired: 'The position on this device was wrong and has been made anew.',
  dropped: (device: string) => `${device} was disconnected because it sent nonsense.`,
  ask: {
    undo: (name: string, n: number, last: string) =>
      n === 1
        ? `${name} would like to take back the last action: ${last}`
        : `${name} would like to take back the last ${n} actions. The latest of them: ${last}`,
    redo: (name: string, n: number, first: string) =>
      n === 1
        ? `${name} would like to bring back what was taken back: ${first}`
        : `${name} would like to bring back the ${n} actions taken back. The first of them: ${first}`,
    waiting: (names: string) => `Waiting for ${names} to agree.`,
  },
  agree: 'Agree',
  decline: 'Decline',
  wish: (device: string, seat: string) => `${device} asks for the seat of ${seat}.`,
  give: 'Give',
  turn: (name: string) => `${name} is on turn here`,
  clock: 'Clock',
  clockStart: 'Start a clock',
  clockPause: 'Pause the clock',
  clockResume: 'Resume the clock',
  clockPaused: 'paused',
  time: (name: string, time: string) => `${name}: ${time}`,
  unsettled: 'The last action is not yet on enough devices.',
  signalling: 'Finding other devices',
  signallingHelp: 'Only for the devices to find each other: a running game goes from device to device.',
  signallingChoices: { page: 'This page’s server', public: 'Public PeerJS server', own: 'Another address' },
  signallingNative: 'Public PeerJS server',
  address: 'Address',
  addressHint: 'For example 192.168.1.20:8030, as `npm start` prints it.',
  addressWrong: 'This is not an address.',
  addressInUse: (address: string) => `Still in use: ${address}`,
};

export type NetWords = typeof net;
