// What an action of a file cannot be without. Asked before it is translated: a field that is not there would come
// back as an empty name in what the rules say.
import type { FileAction } from './file';

interface Needs {
  readonly text?: readonly string[];
  readonly number?: readonly string[];
  readonly shares?: true;
}

const NEEDS: ReadonlyMap<string, Needs> = new Map<string, Needs>([
  ['bid', { text: ['company'], number: ['price'] }],
  ['par', { text: ['corporation', 'share_price'] }],
  ['buy_shares', { shares: true }],
  ['sell_shares', { shares: true }],
  ['buy_company', { text: ['company'], number: ['price'] }],
  ['lay_tile', { text: ['hex', 'tile'], number: ['rotation'] }],
  ['place_token', { text: ['city'] }],
  ['dividend', { text: ['kind'] }],
  ['buy_train', { text: ['train'], number: ['price'] }],
  ['discard_train', { text: ['train'] }],
]);

/** The first field an action lacks, or has in a form that says nothing; null: none. */
export function missingField(a: FileAction): string | null {
  const { text = [], number = [], shares = false } = NEEDS.get(a.type) ?? {};
  return (
    text.find((name) => (a.text[name] ?? '') === '') ??
    number.find((name) => a.number[name] === undefined) ??
    (shares && a.shares.length === 0 ? 'shares' : null)
  );
}
