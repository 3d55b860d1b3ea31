const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** CRC-32 over the code units of a text, eight hexadecimal digits. */
export function crc32(text: string): string {
  let c = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    c = (table[(c ^ unit) & 0xff] ?? 0) ^ (c >>> 8);
    c = (table[(c ^ (unit >>> 8)) & 0xff] ?? 0) ^ (c >>> 8);
  }
  return ((c ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
