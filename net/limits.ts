// What a link may cost. Beyond these the sender is told off; three times, and it is dropped.
export const limits = {
  frameBytes: 12 * 1024,
  messageBytes: 512 * 1024,
  reassemblyMs: 10_000,
  actionBytes: 4 * 1024,
  logEntries: 6_000,
  batchEntries: 200,
  batchBytes: 64 * 1024,
  nameLength: 24,
  jsonDepth: 8,
  /** An action sits a few levels below the message that carries it. */
  messageDepth: 14,
  peers: 12,
  unproved: 8,
  strikes: 3,
  banMs: 60_000,
  /** How far one promise may raise the epoch: less than what diallers try (dial.ts), so that nobody is lost. */
  promiseJump: 15,
  /** A promise further ahead than this is not believed. */
  promiseReach: 1_000,
} as const;

export const timing = {
  beat: 2_000,
  dead: 6_000,
  handshake: 5_000,
  /** A tick this late says nothing about the links ... */
  gap: 2_000,
  /** ... which then have this long to say something. */
  afterGap: 2_500,
  resend: 2_500,
  need: 700,
  /** A candidate with a majority still waits this long for the rest: one of them may know more than its own disk. */
  grace: 1_500,
  /** A voter that does not send the log it named for this long is done without ... */
  pull: 4_000,
  /** ... for this long: time for the others to go on, if they are enough. */
  mute: 10_000,
  /** A host or candidate without a majority for this long looks whether the table went on elsewhere. */
  probe: 8_000,
  /** A candidate waits this long for the vote of one that is bound in its own epoch: then it is bound to a rival. */
  rival: 3_000,
  /** How often a host makes sure that it can be found. */
  beFound: 10_000,
  lost: 10_000,
  diskRetry: 1_000,
  ask: 60_000,
  backoffFrom: 500,
  backoffTo: 8_000,
} as const;

export interface Bucket {
  tokens: number;
  at: number;
  readonly perSecond: number;
  readonly burst: number;
}

export const bucket = (perSecond: number, burst: number, now: number): Bucket => ({
  tokens: burst,
  at: now,
  perSecond,
  burst,
});

/** Takes one token; false when there is none. A clock that jumps back gives nothing and takes nothing. */
export function take(b: Bucket, now: number): boolean {
  if (now > b.at) b.tokens = Math.min(b.burst, b.tokens + ((now - b.at) * b.perSecond) / 1000);
  b.at = now;
  if (b.tokens < 1) return false;
  b.tokens -= 1;
  return true;
}

/** What we send and expect an answer to must not count against the one who answers. */
export function credit(b: Bucket, n: number): void {
  b.tokens = Math.min(b.burst * 4, b.tokens + n);
}
