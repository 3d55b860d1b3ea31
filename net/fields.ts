// The fields of messages and entries, each checked before it is believed. Total: anything in, no throw out.
import { isHex } from './code';
import type { Position } from './entry';
import { limits } from './limits';

export type Json = Record<string, unknown>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whole numbers, no depth beyond the limit, no key that means something to JavaScript itself. */
export function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || depth <= 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  return Object.entries(value).every(
    ([key, field]) =>
      key !== '__proto__' && key !== 'constructor' && key !== 'prototype' && isPlain(field, depth - 1),
  );
}

export function parseJson(text: string): unknown {
  // Nesting is counted before JSON.parse sees it: a deep text would exhaust the stack of a weak phone.
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 91 || c === 123) {
      if (++depth > limits.messageDepth) return undefined;
    } else if (c === 93 || c === 125) depth--;
  }
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value, limits.messageDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const int = (value: unknown, min = 0, max = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
export const text = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;
export const hex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && isHex(value, digits);
export const seat = (value: unknown): value is string => text(value, 32) && value !== '';
export const device = (value: unknown): value is string => value === '' || hex(value, 32);
export const cid = (value: unknown): value is string => text(value, 64) && /^[0-9a-z:]+$/.test(value);
export const epoch = (value: unknown): value is number => int(value, 0, 1e9);
export const seq = (value: unknown): value is number => int(value, 0, limits.logEntries + 1);

export function list<T>(value: unknown, max: number, item: (raw: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const out: T[] = [];
  for (const raw of value) {
    const one = item(raw);
    if (one === null) return null;
    out.push(one);
  }
  return out;
}

export function table<T>(
  value: unknown,
  max: number,
  good: (raw: unknown) => raw is T,
): Record<string, T> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > max) return null;
  const out: Record<string, T> = {};
  for (const [key, field] of entries) {
    if (key.length > 64 || !good(field)) return null;
    out[key] = field;
  }
  return out;
}

export function position(raw: unknown): Position | null {
  return isRecord(raw) && seq(raw.seq) && hex(raw.hash, 32) ? { seq: raw.seq, hash: raw.hash } : null;
}
