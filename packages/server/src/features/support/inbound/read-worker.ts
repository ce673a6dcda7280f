/** Worker thread that parses one e-mail and then exits; started by read-email.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { readContent } from './read-content.ts';

parentPort?.postMessage(await readContent(workerData as Uint8Array));
