import type { Refusal } from '@/engine/core/refusal';

import type { Say } from './say';
import type { RefusalWords } from './sentences';
import type { Words } from './words';

/** "EN2018 6.2.1(2)" as people cite it: "6.2.1, 2". Rules of another edition keep its name. */
export function ruleText(rule: string, words: Words): string {
  const bare = rule
    .replace(/^EN2018\s*/, '')
    .replace(/\(([^)]*)\)/, ', $1')
    .replace(/^DE2011/, 'DE 2011');
  return bare.replace(/\bp\. /, `${words.page}\u00a0`);
}

/** What, why, and where in the rules. */
export function refusalText(refusal: Refusal, words: Words, say: Say): string {
  const known: RefusalWords = words.refusals;
  const sentence = Object.hasOwn(known, refusal.code) ? known[refusal.code]?.(refusal.args, say) : undefined;
  const text = sentence ?? words.unknownRefusal(refusal.code);
  const rule = ruleText(refusal.rule, words);
  return rule === '' ? text : `${text.replace(/\.$/, '')} (${rule}).`;
}
