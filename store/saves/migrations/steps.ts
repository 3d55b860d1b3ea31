// How a save of an older version becomes one of this version. A record says its schema; it is brought forward
// step by step whenever it is read, and written back in the present form only by the next write, so that a
// migration never rewrites a game nobody plays. Each step is a file of its own here, NNN.ts: (json) => json.
export type Migration = (json: unknown) => unknown;

/** Raised with every change of what stands in a head or a segment. */
export const SCHEMA = 1;

/** By the schema a step starts from. */
export const STEPS: Readonly<Record<number, Migration>> = {};

/** Undefined where a step is missing: a schema that never was. */
export function migrate(
  json: unknown,
  from: number,
  steps: Readonly<Record<number, Migration>> = STEPS,
  to: number = SCHEMA,
): unknown {
  let value = json;
  for (let schema = from; schema < to; schema++) {
    const step = steps[schema];
    if (!step) return undefined;
    value = step(value);
  }
  return value;
}
