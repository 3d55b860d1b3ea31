// Reading `--name value` from a command line.
export interface Arguments {
  /** Words without a name, in order. */
  readonly words: readonly string[];
  /** Every value given for a name, in order; a name without a value has "". */
  readonly named: Readonly<Record<string, readonly string[]>>;
}

export function readArguments(args: readonly string[]): Arguments {
  const words: string[] = [];
  const named: Record<string, string[]> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const next = args[i + 1];
    const value = next === undefined || next.startsWith('--') ? '' : next;
    if (value !== '') i++;
    named[arg.slice(2)] = [...(named[arg.slice(2)] ?? []), value];
  }
  return { words, named };
}

/** A whole number, or null where the text is none. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
