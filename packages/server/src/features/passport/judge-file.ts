import { DOCUMENT_LONGEST_EDGE_PX, DOCUMENT_MAX_PIXELS } from '@wl/world/house/documents';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '../../platform/errors.ts';
import { judgePdf } from './judge-pdf.ts';
import type { Scanner } from './scan.ts';

export interface JudgedFile {
  media: 'image/jpeg' | 'application/pdf';
  contents: Buffer;
}

const JPEG_QUALITY = 86;
/** Pictures that are decoded at the same time: each may take a few hundred megabytes for a moment. */
const AT_ONCE = 2;

// The picture library has its own threads; one for each picture leaves the cores to the bets.
sharp.concurrency(1);
// Only these two formats are ever opened, whatever a file says it is: no SVG, no script-like format reaches its loader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

let busy = 0;
const queue: (() => void)[] = [];

/** Lets at most `AT_ONCE` in; the others wait in order, and who leaves hands the place on. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < AT_ONCE) busy += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }
}

/**
 * Decodes a picture and writes it anew: upright, on white, without metadata and without whatever else its file held.
 * @throws DomainError document.damaged, also for more pixels than a camera makes
 */
async function rewrite(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { failOn: 'error', limitInputPixels: DOCUMENT_MAX_PIXELS })
      .autoOrient()
      .resize({
        width: DOCUMENT_LONGEST_EDGE_PX,
        height: DOCUMENT_LONGEST_EDGE_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    throw new DomainError('document.damaged');
  }
}

/**
 * Judges a file by its content, never by its name (trust S12), and returns what is kept of it: a picture as a new JPEG, a PDF
 * as it came.
 * @throws DomainError document.wrong_format · document.damaged · document.encrypted · document.active · document.infected
 */
export async function judgeFile(file: Buffer, scanners: readonly Scanner[]): Promise<JudgedFile> {
  for (const scanner of scanners) await scanner.scan(file);
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  switch (type?.mime) {
    case 'image/png':
    case 'image/jpeg':
      return { media: 'image/jpeg', contents: await inTurn(() => rewrite(file)) };
    case 'application/pdf':
      await judgePdf(file);
      return { media: 'application/pdf', contents: file };
    default:
      throw new DomainError('document.wrong_format');
  }
}
