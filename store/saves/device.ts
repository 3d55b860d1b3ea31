import AsyncStorage from '@react-native-async-storage/async-storage';

import type { KeyValue } from './keyValue';
import { watchWindows } from './windows';

/** The storage of this device: SQLite on Android, files on iOS, localStorage in a browser. */
export const deviceDisk: KeyValue = {
  keys: () => AsyncStorage.getAllKeys(),
  async get(keys) {
    if (keys.length === 0) return [];
    const found = new Map(await AsyncStorage.multiGet([...keys]));
    return keys.map((key) => found.get(key) ?? null);
  },
  set: (key, value) => AsyncStorage.setItem(key, value),
  async remove(keys) {
    if (keys.length > 0) await AsyncStorage.multiRemove([...keys]);
  },
  watch: watchWindows,
};
