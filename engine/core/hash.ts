// A fast hash of plain JSON data, independent of key order: for noticing differences, not for security.

function mix(h: number, x: number): number {
  h = Math.imul(h ^ x, 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

function hashText(h: number, text: string): number {
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return mix(h, text.length);
}

function hashValue(h: number, value: unknown): number {
  if (value === null || value === undefined) return mix(h, 1);
  if (typeof value === 'number') return mix(mix(h, 2), value | 0);
  if (typeof value === 'string') return hashText(mix(h, 3), value);
  if (typeof value === 'boolean') return mix(h, value ? 4 : 5);
  if (Array.isArray(value)) {
    h = mix(h, 6);
    for (const item of value) h = hashValue(h, item);
    return mix(h, value.length);
  }
  h = mix(h, 7);
  const record = Object(value);
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue;
    h = hashValue(hashText(h, key), record[key]);
  }
  return h;
}

/** Eight hexadecimal digits. */
export function stateHash(state: unknown): string {
  return hashValue(0x811c9dc5, state).toString(16).padStart(8, '0');
}
