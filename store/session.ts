// What lasts as long as this visit does, over a reload of the page: not worth a place among the saves.
import type { Session } from './formDraft';

// A browser that keeps nothing still has the page.
const page = new Map<string, string>();

export const session: Session = {
  get(key) {
    try {
      return window.sessionStorage.getItem(key) ?? page.get(key) ?? null;
    } catch {
      return page.get(key) ?? null;
    }
  },
  set(key, text) {
    page.set(key, text);
    try {
      window.sessionStorage.setItem(key, text);
    } catch {
      // It is kept as long as the page is.
    }
  },
  drop(key) {
    page.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was there.
    }
  },
};
