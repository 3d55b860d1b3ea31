import type { Session } from './formDraft';

const held = new Map<string, string>();

/** On a device a visit lasts as long as the app runs. */
export const session: Session = {
  get: (key) => held.get(key) ?? null,
  set: (key, text) => void held.set(key, text),
  drop: (key) => void held.delete(key),
};
