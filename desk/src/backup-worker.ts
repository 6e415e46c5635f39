import { workerData } from 'node:worker_threads';
import { backUp } from './backup.ts';

/** Copies and checks on a thread of its own: requests are answered meanwhile. */
const { folder, file } = workerData as { readonly folder: string; readonly file: string };
await backUp(folder, file);
