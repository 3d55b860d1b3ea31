import type { RefusalArg } from '@/engine/core/refusal';

import type { Fact, FactOf } from './facts';
import type { Say } from './say';

/** A sentence for every kind of fact. */
export type LogWords = { readonly [K in Fact['is']]: (fact: FactOf<K>, say: Say) => string };

export type RefusalArgs = Readonly<Record<string, RefusalArg>>;
/** The sentence of each code. */
export type RefusalWords = Readonly<Record<string, (args: RefusalArgs, say: Say) => string>>;
