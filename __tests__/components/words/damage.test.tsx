import { de } from '@/components/words/de';
import { en } from '@/components/words/en';
import type { Damage } from '@/store/saves/damage';

const damage = (unread: number, gone: number, rest: number, aside: Damage['aside'] = 'none'): Damage => ({
  kept: 10,
  lost: unread + gone + rest,
  unread,
  gone,
  aside,
});

test.each([
  [
    damage(0, 0, 0),
    'The save was damaged. The game opened at its newest good state.',
    'Der Spielstand war beschädigt. Das Spiel öffnet im neuesten guten Zustand.',
  ],
  [
    damage(0, 0, 0, 'done'),
    'The save was damaged. The game opened at its newest good state. What could not be used was put aside.',
    'Der Spielstand war beschädigt. Das Spiel öffnet im neuesten guten Zustand. Was nicht zu gebrauchen war, wurde beiseitegelegt.',
  ],
  [
    damage(1, 0, 0, 'due'),
    'The save was damaged. Its last action cannot be read. The game stands where it stood before it. What cannot be used is put aside as soon as this device stores anything again.',
    'Der Spielstand war beschädigt. Die letzte Aktion ist nicht lesbar. Das Spiel steht, wie es davor stand. Was nicht zu gebrauchen ist, wird beiseitegelegt, sobald dieses Gerät wieder speichert.',
  ],
  [
    damage(0, 3, 0),
    'The save was damaged. Its last 3 actions are gone without a trace. The game stands where it stood before them.',
    'Der Spielstand war beschädigt. Die letzten 3 Aktionen sind spurlos fort. Das Spiel steht, wie es davor stand.',
  ],
  [
    damage(1, 0, 190, 'done'),
    'The save was damaged. Of its last 191 actions 1 cannot be read; the other 190 are whole, but cannot be played without it. The game stands where it stood before them. What could not be used was put aside.',
    'Der Spielstand war beschädigt. Von den letzten 191 Aktionen ist eine nicht lesbar; die anderen 190 sind unversehrt, lassen sich ohne die fehlende aber nicht spielen. Das Spiel steht, wie es davor stand. Was nicht zu gebrauchen war, wurde beiseitegelegt.',
  ],
  [
    damage(2, 1, 1),
    'The save was damaged. Of its last 4 actions 2 cannot be read and 1 is gone without a trace; the other one is whole, but cannot be played without them. The game stands where it stood before them.',
    'Der Spielstand war beschädigt. Von den letzten 4 Aktionen sind 2 nicht lesbar, eine ist spurlos fort; die andere ist unversehrt, lässt sich ohne die fehlenden aber nicht spielen. Das Spiel steht, wie es davor stand.',
  ],
  [
    damage(1, 33, 0),
    'The save was damaged. Of its last 34 actions 1 cannot be read and 33 are gone without a trace. The game stands where it stood before them.',
    'Der Spielstand war beschädigt. Von den letzten 34 Aktionen ist eine nicht lesbar, 33 sind spurlos fort. Das Spiel steht, wie es davor stand.',
  ],
])('%j is told as it is', (what, english, german) => {
  expect([en.game.damage(what), de.game.damage(what)]).toEqual([english, german]);
});
