import { Worker } from 'node:worker_threads';
import { DomainError } from '../../platform/errors.ts';
import { inTurn } from './in-turn.ts';

/** What the thread answers (pdf-worker.ts): the pages as JPEG, or why there are none. */
export type Drawn = { pages: Uint8Array[] } | { fault: 'damaged' | 'too_many_pages' };

/** A statement of twelve pages takes some three seconds; a file that takes longer is made to. */
const MAX_MS = 20_000;

/**
 * Draws the pages of a PDF as pictures, so that nothing of it but its looks is kept: links, actions, forms and scripts have no place in a
 * picture. A parser of foreign files runs in a thread of its own, with bounded memory and time, and ends with it.
 * @returns JPEG files, one for each page
 * @throws DomainError document.damaged · document.too_many_pages
 */
export async function drawPdf(file: Buffer, { maxMs = MAX_MS } = {}): Promise<Buffer[]> {
  const drawn = await inTurn(() => inThread(file, maxMs));
  if ('fault' in drawn) throw new DomainError(`document.${drawn.fault}`);
  return drawn.pages.map((page) => Buffer.from(page));
}

function inThread(file: Buffer, maxMs: number): Promise<Drawn> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    // A copy: the thread may keep or change what it is given.
    workerData: Uint8Array.from(file),
    execArgv: [],
    env: {},
    // What PDFium prints of a broken file is the sender's doing, not an operator's concern.
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
    // Out of memory, or out of its depth: a file that breaks the parser is not read.
    worker.once('error', () => end({ fault: 'damaged' }));
    worker.once('exit', () => end({ fault: 'damaged' }));
  });
}
