// The stores of this device: what the screens use.
import { engineMark } from './engineMark';
import { openFormDraft } from './formDraft';
import { openGames } from './games';
import { openPeerLinks } from './net/peerLinks';
import { openPreferences } from './preferences';
import { openSaves } from './saves';
import { deviceDisk } from './saves/device';
import { session } from './session';
import { pageAddress, signallingOf } from './signalling';
import { openTables } from './tables';
import { openTestDoor } from './testDoor';

export const saves = openSaves(deviceDisk, () => Date.now());
export const games = openGames(saves, (id) => tables.fromHost(id));
export const preferences = openPreferences(deviceDisk);
/** The game being set up. */
export const newGameDraft = openFormDraft(session, 'roundhouse.newGame');
export const tables = openTables({
  disk: deviceDisk,
  saves,
  links: (secret, server) =>
    openPeerLinks(secret, server ?? signallingOf(preferences.view.getState().signalling, pageAddress())),
  engine: engineMark,
  build: '0.1.0',
  name: () => preferences.view.getState().name,
  now: () => Date.now(),
});
openTestDoor({ tables, games, preferences });

// A game that is deleted is left first.
games.view.subscribe(({ removed }) => {
  if (removed) void tables.stop(removed.id);
});
