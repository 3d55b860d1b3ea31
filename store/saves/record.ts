// One value on disk: `rh<schema>:<crc>:<json>`. The schema stands outside, so that a version which does not know
// the rest can say so; the checksum tells half a write from a whole one.
import { crc32 } from './crc';
import { migrate, SCHEMA, type Migration } from './migrations/steps';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Read =
  | { readonly is: 'good'; readonly json: unknown }
  | { readonly is: 'absent' }
  | { readonly is: 'bad' }
  /** `json`: as it lies there; what it means is that version's, but some of it may still be told. */
  | { readonly is: 'newer'; readonly schema: number; readonly json: unknown };

export function seal(value: unknown, schema: number = SCHEMA): string {
  const json = JSON.stringify(value);
  return `rh${schema}:${crc32(json)}:${json}`;
}

const form = /^rh(\d{1,6}):([0-9a-f]{8}):/;

export function unseal(
  text: string | null | undefined,
  steps?: Readonly<Record<number, Migration>>,
  schema: number = SCHEMA,
): Read {
  if (text === null || text === undefined) return { is: 'absent' };
  const start = form.exec(text);
  if (!start) return { is: 'bad' };
  const body = text.slice(start[0].length);
  if (crc32(body) !== start[2]) return { is: 'bad' };
  const found = Number(start[1]);
  try {
    const raw: unknown = JSON.parse(body);
    if (found > schema) return { is: 'newer', schema: found, json: raw };
    const json = migrate(raw, found, steps, schema);
    return json === undefined ? { is: 'bad' } : { is: 'good', json };
  } catch {
    return found > schema ? { is: 'newer', schema: found, json: null } : { is: 'bad' };
  }
}

/**
 * What is left of a record that is bad: the schema, and where its JSON begins. A checksum that failed need not be
 * one any more, and no other sign of the beginning is needed but that it is as long as it should be. Where the
 * schema itself is spoilt it is taken for the present one: what is salvaged proves itself.
 */
export function remainsOf(text: string): { readonly schema: number; readonly json: string } | null {
  const start = /^..(?:(\d{1,6})|.).{10}(?=[[{]|."gen":)/s.exec(text);
  return start ? { schema: Number(start[1] ?? SCHEMA), json: text.slice(start[0].length) } : null;
}
