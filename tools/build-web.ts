import { buildWeb } from '../server/build';

if (!buildWeb()) process.exitCode = 1;
