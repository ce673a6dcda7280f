/** Thread that reads one e-mail and then ends (read-email.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { readContent } from './read-content.ts';

parentPort?.postMessage(await readContent(workerData as Uint8Array));
