// The outline of a city at some distance: straight sides, round corners, for any number of circles.
import { num, xy, type Point } from './geometry';

export function outline(slots: readonly Point[], radius: number): string {
  const r = num(radius);
  const [first] = slots;
  if (!first) return '';
  if (slots.length === 1) {
    const d = num(2 * radius);
    return `M${num(first.x - radius)} ${num(first.y)}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1 -${d} 0Z`;
  }
  // The circles go round clockwise, so outside is to the left.
  const sides = slots.map((a, i) => {
    const b = slots[(i + 1) % slots.length] ?? first;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const [nx, ny] = [((b.y - a.y) / long) * radius, ((a.x - b.x) / long) * radius];
    return [xy({ x: a.x + nx, y: a.y + ny }), xy({ x: b.x + nx, y: b.y + ny })] as const;
  });
  const start = sides[0]?.[0] ?? xy(first);
  return `M${start}${sides.map(([, to], i) => `L${to}A${r} ${r} 0 0 1 ${sides[i + 1]?.[0] ?? start}`).join('')}Z`;
}
