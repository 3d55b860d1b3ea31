// The stores of this device: what the screens use.
import { openGames } from './games';
import { openPreferences } from './preferences';
import { openSaves } from './saves';
import { deviceDisk } from './saves/device';

export const saves = openSaves(deviceDisk, () => Date.now());
export const games = openGames(saves);
export const preferences = openPreferences(deviceDisk);
