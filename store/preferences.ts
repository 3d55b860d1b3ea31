// What this device is set to. One small record; a value nobody knows any more falls back to the standard one.
import { createStore, type StoreApi } from 'zustand/vanilla';

import { refuse, type Refusal } from '../engine/core/refusal';
import { diskRefusal } from './saves/fault';
import type { KeyValue } from './saves/keyValue';
import { seal, unseal } from './saves/record';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;

export interface Preferences {
  /** `system`: as the device is set. */
  readonly language: Language | 'system';
  readonly theme: (typeof THEMES)[number];
  readonly coordinates: boolean;
  readonly tileNumbers: boolean;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** On one device: a tap before another person decides. */
  readonly handOver: boolean;
  /** How devices find each other: empty, `public`, or an address of one's own (store/signalling.ts). */
  readonly signalling: string;
  /** What the person with this device is called at a table. */
  readonly name: string;
}

export const STANDARD: Preferences = {
  language: 'system',
  theme: 'system',
  coordinates: false,
  tileNumbers: false,
  sound: true,
  haptics: true,
  handOver: true,
  signalling: '',
  name: '',
};

export interface PreferencesStore {
  readonly view: Pick<StoreApi<Preferences>, 'getState' | 'subscribe' | 'getInitialState'>;
  load(): Promise<void>;
  /** Takes effect at once. A refusal: it holds, but is forgotten when the app is closed. */
  change(some: Partial<Preferences>): Promise<Refusal | null>;
}

const KEY = 'rh1/preferences';

const oneOf = <T extends string>(x: unknown, values: readonly T[], standard: T): T =>
  values.find((value) => value === x) ?? standard;
const flag = (x: unknown, standard: boolean): boolean => (typeof x === 'boolean' ? x : standard);

export function parsePreferences(raw: unknown): Preferences {
  const at = (key: keyof Preferences): unknown =>
    typeof raw === 'object' && raw !== null ? Reflect.get(raw, key) : undefined;
  const signalling = at('signalling');
  const name = at('name');
  return {
    language: oneOf(at('language'), ['system', ...LANGUAGES], STANDARD.language),
    theme: oneOf(at('theme'), THEMES, STANDARD.theme),
    coordinates: flag(at('coordinates'), STANDARD.coordinates),
    tileNumbers: flag(at('tileNumbers'), STANDARD.tileNumbers),
    sound: flag(at('sound'), STANDARD.sound),
    haptics: flag(at('haptics'), STANDARD.haptics),
    handOver: flag(at('handOver'), STANDARD.handOver),
    signalling: typeof signalling === 'string' ? signalling.slice(0, 200) : STANDARD.signalling,
    name: typeof name === 'string' ? name.slice(0, 24) : STANDARD.name,
  };
}

export function openPreferences(disk: KeyValue): PreferencesStore {
  const view = createStore<Preferences>(() => STANDARD);
  let queue: Promise<unknown> = Promise.resolve();
  /** One sentence about a record that stays as it is will do. */
  let saidNewer = false;
  const write = async (): Promise<Refusal | null> => {
    try {
      // What a newer version has written is that version's, which will be back.
      const read = unseal((await disk.get([KEY]))[0]);
      if (read.is === 'newer') {
        const said = saidNewer;
        saidNewer = true;
        return said ? null : refuse('settingsNewer', '');
      }
      await disk.set(KEY, seal(view.getState()));
      return null;
    } catch (error) {
      const { code } = diskRefusal(error);
      return code === 'diskFull' ? refuse('settingsFull', '') : refuse('settingsFault', '');
    }
  };
  return {
    view,
    async load() {
      try {
        const [text] = await disk.get([KEY]);
        const read = unseal(text);
        if (read.is === 'good') view.setState(parsePreferences(read.json));
      } catch {
        // The standard ones will do.
      }
    },
    change(some) {
      view.setState(parsePreferences({ ...view.getState(), ...some }));
      const done = queue.then(write);
      queue = done;
      return done;
    },
  };
}
