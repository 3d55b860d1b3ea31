// A number with a least, a most and a step: bids, prices of trains and private companies.
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The next allowed value; the most is always allowed, also off the steps. */
export function stepped(value: number, direction: 1 | -1, range: NumberRange): number {
  const { min, max, step } = range;
  const steps = (value - min) / step;
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return Math.max(min, Math.min(max, min + next * step));
}

/** What was typed as a whole number, without what follows a decimal point; null when it is none. */
export function typedNumber(text: string): number | null {
  // Three digits behind it: it sets the thousands apart.
  const [whole = ''] = text.replace(/[.,](?=\d{3}(\D|$))/g, '').split(/[.,]/);
  const digits = whole.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
