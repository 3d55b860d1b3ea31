// A message travels as text frames `v1|msgId|i/n|payload` of at most 12 KiB: larger ones are dropped by some
// data channels and close others. Everything beyond ASCII is escaped, so that a character is a byte.
import { limits } from './limits';

export interface Reassembly {
  id: number;
  parts: (string | null)[];
  missing: number;
  bytes: number;
  at: number;
}

export interface Frames {
  next: number;
  /** Messages of several frames that are not complete: few, and together no larger than one message may be. */
  partial: Reassembly[];
}

/** A sender finishes one message before the next; more than one is open only where frames overtake each other. */
const openMessages = 4;

export const frames = (): Frames => ({ next: 1, partial: [] });

function asciiJson(value: unknown): string {
  const text = JSON.stringify(value);
  // Most messages need nothing; looking is cheaper than replacing.
  if (!/[\u007f-\uffff]/.test(text)) return text;
  return text.replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The frames of a message, or null when it is too large to be sent. */
export function toFrames(
  f: Frames,
  message: unknown,
  frameBytes: number = limits.frameBytes,
): string[] | null {
  const text = asciiJson(message);
  if (text.length > limits.messageBytes) return null;
  const room = frameBytes - 32;
  const n = Math.max(1, Math.ceil(text.length / room));
  const id = f.next++;
  const out: string[] = [];
  for (let i = 0; i < n; i++) out.push(`v1|${id}|${i + 1}/${n}|${text.slice(i * room, (i + 1) * room)}`);
  return out;
}

export type FrameResult =
  { readonly kind: 'message'; readonly text: string } | { readonly kind: 'more' } | { readonly kind: 'bad' };

const head = /^v1\|([1-9]\d{0,9})\|([1-9]\d{0,3})\/([1-9]\d{0,3})\|/;
const more: FrameResult = { kind: 'more' };
const bad: FrameResult = { kind: 'bad' };

export function takeFrame(f: Frames, frame: string, now: number): FrameResult {
  if (frame.length > limits.frameBytes) return bad;
  const match = head.exec(frame);
  if (!match) return bad;
  const [id, i, n] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const payload = frame.slice(match[0].length);
  if (i > n || n > limits.messageBytes / 16) return bad;
  if (n === 1) return { kind: 'message', text: payload };
  expireFrames(f, now);
  let partial = f.partial.find((x) => x.id === id);
  if (!partial) {
    partial = { id, parts: new Array<string | null>(n).fill(null), missing: n, bytes: 0, at: now };
    f.partial = [...f.partial.slice(1 - openMessages), partial];
  }
  if (partial.parts.length !== n) return bad;
  if (partial.parts[i - 1] !== null) return more;
  partial.parts[i - 1] = payload;
  partial.missing -= 1;
  partial.bytes += payload.length;
  if (f.partial.reduce((sum, x) => sum + x.bytes, 0) > limits.messageBytes) {
    f.partial = [];
    return bad;
  }
  if (partial.missing > 0) return more;
  f.partial = f.partial.filter((x) => x !== partial);
  return { kind: 'message', text: partial.parts.join('') };
}

export function expireFrames(f: Frames, now: number): void {
  if (f.partial.length > 0) f.partial = f.partial.filter((x) => now - x.at <= limits.reassemblyMs);
}
