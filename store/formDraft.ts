// What is being typed into a form, until it is sent: leaving the screen or loading the page again loses nothing.
import type { Json } from './saves/record';

/** A place that lasts as long as the visit; it never throws. */
export interface Session {
  get(key: string): string | null;
  set(key: string, text: string): void;
  drop(key: string): void;
}

export interface FormDraft {
  /** As it was kept, whatever that is by now: the form looks whether it can be used. */
  read(): unknown;
  keep(form: Json): void;
  /** It was sent. */
  drop(): void;
}

export function openFormDraft(session: Session, key: string): FormDraft {
  return {
    read() {
      const text = session.get(key);
      if (text === null) return null;
      try {
        return JSON.parse(text);
      } catch {
        return null;
      }
    },
    keep: (form) => session.set(key, JSON.stringify(form)),
    drop: () => session.drop(key),
  };
}
