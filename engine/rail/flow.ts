import type { Frame, RailState } from './state';

/** The frame that decides what happens now. */
export function top(s: RailState): Frame | undefined {
  return s.flow[s.flow.length - 1];
}

export function push(s: RailState, frame: Frame): void {
  s.flow.push(frame);
}

export function pop(s: RailState): void {
  s.flow.pop();
}

function isKind<K extends Frame['kind']>(f: Frame, kind: K): f is Extract<Frame, { kind: K }> {
  return f.kind === kind;
}

/** The innermost frame of a kind, wherever it is on the stack. */
export function frame<K extends Frame['kind']>(
  s: RailState,
  kind: K,
): Extract<Frame, { kind: K }> | undefined {
  for (let i = s.flow.length - 1; i >= 0; i--) {
    const f = s.flow[i];
    if (f && isKind(f, kind)) return f;
  }
  return undefined;
}

/** The seat to the left of another. */
export function leftOfSeat(s: RailState, seat: string): string {
  const i = s.seats.indexOf(seat);
  return s.seats[(i + 1) % s.seats.length] ?? seat;
}

/** All seats clockwise, beginning to the left of one; that one comes last. */
export function clockwiseFrom(s: RailState, seat: string): string[] {
  const i = s.seats.indexOf(seat);
  return [...s.seats.slice(i + 1), ...s.seats.slice(0, i + 1)];
}
