// The thread of the route finder in a browser; finder.web.ts starts it.
import type { WorkMessage } from '@/engine/rail/routes/work';

import { clerk } from './clerk';

/** Long enough to lose nothing, short enough to hear a "cancel". */
const SLICE = 25;

const send = clerk((answer) => globalThis.postMessage(answer), SLICE);
globalThis.onmessage = ({ data }: MessageEvent<WorkMessage>) => send(data);
