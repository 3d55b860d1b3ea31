// Two cities or towns on one tile: each may slide a little along its own track, so that neither covers the
// other or the other's track. Tries every combination and keeps the least crowded.
import { add, depth, point, polar, type Point } from './geometry';
import { fromEdge, samples } from './track';

export interface Candidate {
  readonly at: Point;
  /** Distance from where it would stand if it were alone. */
  readonly strain: number;
}

export interface Guest {
  readonly exits: readonly number[];
  /** 0: a town. */
  readonly slots: number;
  readonly candidates: readonly Candidate[];
}

interface Body {
  readonly at: Point;
  readonly discs: readonly Point[];
  readonly radius: number;
  readonly track: readonly Point[];
  readonly cost: number;
}

const CITY = 15.5;
const TOWN = 12.5;
const HALF_TRACK = 7.5;

function body(guest: Guest, { at, strain }: Candidate): Body {
  const across = Math.atan2(at.y, at.x) + Math.PI / 2;
  const discs = guest.slots < 2 ? [at] : [add(at, polar(across, -14.6)), add(at, polar(across, 14.6))];
  const radius = guest.slots === 0 ? TOWN : CITY;
  const outside = discs.map((d) => Math.max(0, radius + 1 - depth(d)));
  return {
    at,
    discs,
    radius,
    track: guest.exits.flatMap((edge) => samples(fromEdge(edge, at), 14)),
    cost: 0.03 * strain * strain + outside.reduce((sum, o) => sum + 2 * o * o, 0),
  };
}

function nearest(as: readonly Point[], bs: readonly Point[]): number {
  let least = Infinity;
  for (const a of as) {
    for (const b of bs) least = Math.min(least, (a.x - b.x) ** 2 + (a.y - b.y) ** 2);
  }
  return Math.sqrt(least);
}

function crowding(a: Body, b: Body): number {
  const stops = Math.max(0, a.radius + b.radius + 2 - nearest(a.discs, b.discs));
  const on = (x: Body, y: Body) =>
    y.track.length === 0 ? 0 : Math.max(0, x.radius + HALF_TRACK - nearest(x.discs, y.track));
  return 3 * stops * stops + on(a, b) ** 2 + on(b, a) ** 2;
}

export function settle(guests: readonly Guest[]): Point[] {
  const bodies = guests.map((guest) => guest.candidates.map((c) => body(guest, c)));
  let best = Infinity;
  let chosen: readonly Body[] = [];
  const choose = (index: number, sofar: readonly Body[], cost: number): void => {
    if (cost >= best) return;
    const options = bodies[index];
    if (!options) {
      [best, chosen] = [cost, sofar];
      return;
    }
    for (const option of options) {
      const crowd = sofar.reduce((sum, other) => sum + crowding(option, other), 0);
      choose(index + 1, [...sofar, option], cost + option.cost + crowd);
    }
  };
  choose(0, [], 0);
  return guests.map((_, i) => chosen[i]?.at ?? point(0, 0));
}
