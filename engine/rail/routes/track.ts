// The track of a face as bits, made once per face.
import type { Face } from '../board';
import { stopOf } from '../tile';

export interface FaceTrack {
  /** edge -> bits of the edges its track leads to without a stop. */
  readonly through: Uint8Array;
  /** edge -> bits of the stops its track leads to. */
  readonly stops: Uint8Array;
}

const known = new WeakMap<Face, FaceTrack>();

export function trackOf(face: Face): FaceTrack {
  const old = known.get(face);
  if (old) return old;
  const through = new Uint8Array(6);
  const stops = new Uint8Array(6);
  for (const [a, b] of face.paths) {
    if (typeof a === 'number' && typeof b === 'number') {
      if (a === b) continue;
      through[a] = (through[a] ?? 0) | (1 << b);
      through[b] = (through[b] ?? 0) | (1 << a);
      continue;
    }
    // No tile has track between two of its own stops.
    const [sa, sb] = [stopOf(a), stopOf(b)];
    if (typeof a === 'number' && sb !== null) stops[a] = (stops[a] ?? 0) | (1 << sb);
    if (typeof b === 'number' && sa !== null) stops[b] = (stops[b] ?? 0) | (1 << sa);
  }
  const track: FaceTrack = { through, stops };
  known.set(face, track);
  return track;
}
