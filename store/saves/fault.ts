import { no, refuse, type Refusal, type Result } from '../../engine/core/refusal';

// The ways platforms say that there is no room left.
const full = /quota|SQLITE_FULL|disk is full|ENOSPC|no space|exceeded/i;

/** Why the disk did not take or give something. */
export function diskRefusal(error: unknown): Refusal {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return full.test(text) ? refuse('diskFull', '') : refuse('diskFault', '', { message: text.slice(0, 120) });
}

/** A disk throws; everybody above it gets a value. */
export async function caught<T>(run: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await run();
  } catch (error) {
    return no(diskRefusal(error));
  }
}
