// In a browser the search has a thread of its own. Where a worker cannot be had, or dies, what it was asked and
// has not answered is searched on this one.
import type { WorkAnswer, WorkMessage } from '@/engine/rail/routes/work';

import { clerk, type Send } from './clerk';
import { office } from './office';

const SLICE = 8;

function hire(post: (answer: WorkAnswer) => void): Send {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker', import.meta.url));
  } catch {
    return clerk(post, SLICE);
  }
  const open = new Map<number | string, WorkMessage>();
  let standIn: Send | null = null;
  worker.onmessage = ({ data }: MessageEvent<WorkAnswer>) => {
    open.delete(data.id);
    post(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    if (standIn) return;
    standIn = clerk(post, SLICE);
    open.forEach(standIn);
  };
  return (message) => {
    if (standIn) return standIn(message);
    if (message.kind === 'cancel') open.delete(message.id);
    else open.set(message.kind === 'map' ? message.name : message.id, message);
    worker.postMessage(message);
  };
}

export const finder = office(hire);
