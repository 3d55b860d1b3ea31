// Our end of one link: what it is made of, how much the other side may still send, when we last heard of it.
import { expireFrames, frames, takeFrame, toFrames, type Frames } from './frames';
import type { Fingerprints } from './handshake';
import { bucket, limits, take, timing, type Bucket } from './limits';
import type { Effect, LinkId } from './machine';
import type { Message } from './messages';
import { parseMessage } from './parse';

export interface Port {
  readonly link: LinkId;
  readonly prints: Fingerprints;
  /** Ours, for the handshake. */
  readonly nonce: string;
  readonly frames: Frames;
  readonly messages: Bucket;
  readonly proposals: Bucket;
  readonly needs: Bucket;
  strikes: number;
  since: number;
  heard: number;
  beaten: number;
}

export function openPort(link: LinkId, prints: Fingerprints, nonce: string, now: number): Port {
  return {
    link,
    prints,
    nonce,
    frames: frames(),
    messages: bucket(20, 60, now),
    proposals: bucket(5, 10, now),
    needs: bucket(2, 16, now),
    strikes: 0,
    since: now,
    heard: now,
    beaten: now,
  };
}

export function send(port: Port, message: Message, out: Effect[], frameBytes?: number): void {
  for (const text of toFrames(port.frames, message, frameBytes) ?? [])
    out.push({ f: 'send', link: port.link, text });
}

/** A message, nothing yet, or a strike. The rate counts frames, so that pieces cannot hide a flood. */
export function receive(port: Port, text: string, now: number): Message | 'more' | 'strike' {
  expireFrames(port.frames, now);
  if (!take(port.messages, now)) return 'strike';
  const frame = takeFrame(port.frames, text, now);
  if (frame.kind === 'more') return 'more';
  const message = frame.kind === 'message' ? parseMessage(frame.text) : null;
  if (!message) return 'strike';
  port.heard = now;
  return message;
}

/** BT2: what came while nobody ticked bears the time of the last tick; give the other side time for one more beat. */
export function spare(port: Port, now: number): void {
  port.heard = Math.max(port.heard, now - timing.dead + timing.afterGap);
  port.since = Math.max(port.since, now - timing.handshake + timing.afterGap);
}

/** True when it was the last one. */
export function strike(port: Port): boolean {
  port.strikes += 1;
  return port.strikes >= limits.strikes;
}
