import { createHash } from 'node:crypto';
import { PICTURE_MAX_BYTES, PICTURE_MIN_WIDTH, PICTURE_WIDTHS } from '@wl/world/articles/articles';
import { DOCUMENT_MAX_PIXELS } from '@wl/world/casino/documents';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { Db } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sharp } from '../../../platform/files/decoders.ts';
import { inTurn } from '../../../platform/files/in-turn.ts';
import {
  readForm,
  uploadLimits as documentLimits,
} from '../../../platform/files/receive-upload.ts';
import { findPictureOf } from '../pictures-repository.ts';

const WEBP_QUALITY = 82;
/**
 * Maximum size of a stored picture, in pixels. Larger pictures are scaled down to fit. Without a maximum height, a very
 * tall picture would take hundreds of megabytes of memory.
 */
const WIDEST = { width: Math.max(...PICTURE_WIDTHS), height: 4800 };
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * Multipart parser limits for the upload of one picture. Files must be smaller than 10 MB, so `fileSize` is one byte
 * less.
 */
export const uploadLimits = {
  ...documentLimits,
  fileSize: PICTURE_MAX_BYTES - 1,
  files: 1,
  fields: 4,
  parts: 5,
};

/** Uploaded picture: its hash, and its encoded files unless the picture is already stored. */
export interface ReceivedPicture {
  sha256: Buffer;
  encoded: EncodedPicture | undefined;
}

interface EncodedPicture {
  /** Size in pixels of the picture's widest version. */
  width: number;
  height: number;
  files: { width: number; contents: Buffer }[];
}

/**
 * Reads an uploaded picture and encodes it, unless the same file is stored already.
 * @throws DomainError articles.picture_refused · articles.picture_too_large · articles.picture_too_small
 */
export async function receivePicture(db: Db, request: FastifyRequest): Promise<ReceivedPicture> {
  const file = await fileOf(request);
  const sha256 = createHash('sha256').update(file).digest();
  if (await findPictureOf(db, sha256)) return { sha256, encoded: undefined };
  return { sha256, encoded: await inTurn(() => encode(file)) };
}

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  const form = await readForm(request, PICTURE_MAX_BYTES).catch(() => 'broken' as const);
  // `broken`: the client disconnected, or sent more than one file or a malformed form.
  if (form === 'broken' || form === 'no_form') throw new DomainError('articles.picture_refused');
  if (form === 'too_large' || form.isTooLarge) throw new DomainError('articles.picture_too_large');
  return form.files[0] ?? Buffer.alloc(0);
}

/**
 * Decodes a picture, rotates it upright and re-encodes it in all widths. Keeps only the pixels, without metadata or
 * other embedded data.
 * @throws DomainError articles.picture_refused · articles.picture_too_small
 */
async function encode(file: Buffer): Promise<EncodedPicture> {
  const type = await fileTypeFromBuffer(file).catch(() => undefined);
  if (!type || !TYPES.includes(type.mime)) throw new DomainError('articles.picture_refused');
  try {
    const upright = await sharp(file, { failOn: 'error', limitInputPixels: DOCUMENT_MAX_PIXELS })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...WIDEST, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    if (width < PICTURE_MIN_WIDTH) throw new DomainError('articles.picture_too_small');
    const files: EncodedPicture['files'] = [];
    for (const wanted of PICTURE_WIDTHS) {
      const contents = await sharp(upright.data, { raw: { width, height, channels } })
        .resize({ width: wanted, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer();
      files.push({ width: wanted, contents });
    }
    return { width, height, files };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('articles.picture_refused');
  }
}
