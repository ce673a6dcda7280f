import { DOCUMENT_LONGEST_EDGE_PX, DOCUMENT_MAX_PIXELS } from '@wl/world/casino/documents';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../errors.ts';
import { sharp } from './decoders.ts';
import { drawPdf } from './draw-pdf.ts';
import { inTurn } from './in-turn.ts';
import { judgePdf } from './judge-pdf.ts';
import type { Scanner } from './scan.ts';

const JPEG_QUALITY = 86;

/**
 * Decodes a picture and re-encodes it: upright, on a white background, without metadata or other content of the
 * original file.
 * @throws DomainError document.damaged, also if the picture has more pixels than a camera produces
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
 * Checks a file by its content, never by its name (docs/spec/trust.md, S12).
 * @returns the pictures to store, re-encoded as JPEG: one for a picture, one per page for a PDF
 * @throws DomainError document.wrong_format · document.damaged · document.encrypted · document.active ·
 *   document.too_many_pages · document.infected
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
