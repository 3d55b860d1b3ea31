// Why something may not be done: a code the screens translate, its arguments, and the section of the rule book.
export type RefusalArg = string | number;

export interface Refusal {
  readonly code: string;
  readonly args: Readonly<Record<string, RefusalArg>>;
  /** Section of the rule book, e.g. "EN2018 6.2.1(4)"; empty where the reason is not a rule of the game. */
  readonly rule: string;
}

export function refuse(code: string, rule: string, args: Record<string, RefusalArg> = {}): Refusal {
  return { code, args, rule };
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const no = <T>(refusal: Refusal): Result<T> => ({ ok: false, refusal });

/** The first refusal of a list of checks; each check runs only when those before it passed. */
export function firstRefusal(checks: readonly (() => Refusal | null)[]): Refusal | null {
  for (const check of checks) {
    const refusal = check();
    if (refusal) return refusal;
  }
  return null;
}
