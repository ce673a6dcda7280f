import { DOCUMENT_LONGEST_EDGE_PX, DOCUMENT_MAX_PIXELS } from '@wl/world/house/documents';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { DomainError } from '../../platform/errors.ts';
import { drawPdf } from './draw-pdf.ts';
import { inTurn } from './in-turn.ts';
import { judgePdf } from './judge-pdf.ts';
import type { Scanner } from './scan.ts';

const JPEG_QUALITY = 86;

// The picture library has its own threads; one for each picture leaves the cores to the bets.
sharp.concurrency(1);
// Only these two formats are ever opened, whatever a file says it is: no SVG, no script-like format reaches its loader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

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
 * Judges a file by its content, never by its name (trust S12).
 * @returns what is kept of it: JPEG pictures written anew, one of a picture, one for each page of a PDF
 * @throws DomainError document.wrong_format · document.damaged · document.encrypted · document.active · document.too_many_pages ·
 *   document.infected
 */
export async function judgeFile(file: Buffer, scanners: readonly Scanner[]): Promise<Buffer[]> {
  for (const scanner of scanners) await scanner.scan(file);
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  switch (type?.mime) {
    case 'image/png':
    case 'image/jpeg':
      return [await inTurn(() => rewrite(file))];
    case 'application/pdf':
      await judgePdf(file);
      return drawPdf(file);
    default:
      throw new DomainError('document.wrong_format');
  }
}
