/** Worker thread that renders the pages of one PDF and then exits. `draw-pdf.ts` starts it. */
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { PDF_LONGEST_EDGE_PX, PDF_MAX_PAGES } from '@wl/world/casino/documents';
import sharp from 'sharp';
import type { Drawn } from './draw-pdf.ts';

/**
 * Memory limit for PDFium. A scanned page needs about 60 MB. Without a limit, a tiny file with nested forms could use
 * all 2 GB that WebAssembly allows.
 */
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;
const PAGE_BYTES = 65_536;
const JPEG_QUALITY = 86;

// Limits PDFium's memory. All WebAssembly memory in this thread belongs to PDFium, which gives up on a file that needs
// more than this limit.
const grow: (this: WebAssembly.Memory, pages: number) => number = Reflect.get(
  WebAssembly.Memory.prototype,
  'grow',
);
WebAssembly.Memory.prototype.grow = function growWithin(pages: number) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES)
    throw new RangeError('a PDF that takes too much memory');
  return grow.call(this, pages);
};
sharp.concurrency(1);

async function draw(file: Uint8Array): Promise<Drawn> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  const count = document.getPageCount();
  if (count === 0) return { fault: 'damaged' };
  if (count > PDF_MAX_PAGES) return { fault: 'too_many_pages' };
  const pages: Uint8Array[] = [];
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = PDF_LONGEST_EDGE_PX / Math.max(originalWidth, originalHeight);
    const { width, height, data } = await page.render({ scale, render: 'bitmap' });
    if (width < 1 || height < 1) return { fault: 'damaged' };
    pages.push(await jpegOf(data, width, height));
  }
  return { pages };
}

/**
 * Encodes a page as JPEG.
 * @param data RGBA pixels, row by row
 */
const jpegOf = (data: Uint8Array, width: number, height: number): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();

const drawn = await draw(workerData as Uint8Array).catch((): Drawn => ({ fault: 'damaged' }));
parentPort?.postMessage(drawn);
