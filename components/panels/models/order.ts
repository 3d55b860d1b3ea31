import type { Refusal } from '@/engine/core/refusal';

/** Choices in their order, those that can be taken before those that cannot. */
export function possibleFirst<T extends { readonly why: Refusal | null }>(choices: readonly T[]): T[] {
  return [...choices.filter(({ why }) => why === null), ...choices.filter(({ why }) => why !== null)];
}
