// Phones have no workers: the search shares the thread of the screen, a part of a frame at a time.
import { clerk } from './clerk';
import { office } from './office';

const SLICE = 8;

export const finder = office((post) => clerk(post, SLICE));
