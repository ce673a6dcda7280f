import { Worker } from 'node:worker_threads';
import { DomainError } from '../errors.ts';
import { inTurn } from './in-turn.ts';

/** Result of the worker thread (pdf-worker.ts): the pages as JPEG, or the reason for failure. */
export type Drawn = { pages: Uint8Array[] } | { fault: 'damaged' | 'too_many_pages' };

/**
 * Time limit per file, in milliseconds. A twelve-page bank statement takes about three seconds. A file that takes much
 * longer was probably crafted to block the server.
 */
const MAX_MS = 20_000;

/**
 * Renders each page of a PDF as an image, so that no links, actions, forms or scripts remain. A separate thread with
 * limited memory and time parses each untrusted file.
 * @returns JPEG files, one per page
 * @throws DomainError document.damaged (the file cannot be rendered) · document.too_many_pages
 */
export async function drawPdf(file: Buffer, { maxMs = MAX_MS } = {}): Promise<Buffer[]> {
  const drawn = await inTurn(() => inThread(file, maxMs));
  if ('fault' in drawn) throw new DomainError(`document.${drawn.fault}`);
  return drawn.pages.map((page) => Buffer.from(page));
}

function inThread(file: Buffer, maxMs: number): Promise<Drawn> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    // Pass a copy with its own memory. A small `Buffer` shares a memory pool with other data, which would also be
    // cloned into the thread.
    workerData: Uint8Array.from(file),
    execArgv: [],
    env: {},
    // Discard PDFium's messages about broken files, because they are of no use to the operator.
    stdout: true,
    stderr: true,
  });
  return new Promise<Drawn>((resolve) => {
    const end = (drawn: Drawn) => {
      clearTimeout(timer);
      resolve(drawn);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ fault: 'damaged' }), maxMs);
    worker.once('message', end);
    // If a worker thread fails, the file has probably exhausted the thread's memory or stack, so reject the file.
    worker.once('error', () => end({ fault: 'damaged' }));
    worker.once('exit', () => end({ fault: 'damaged' }));
  });
}
