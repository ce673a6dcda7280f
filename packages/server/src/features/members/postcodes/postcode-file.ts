/** Opens postal code files: GeoNames text, CSV, or an archive that contains either. */
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { open as openZip, type Entry, type ZipFile } from 'yauzl';
import type { PostcodeShape } from './postcode-rows.ts';

/** Error thrown if a file is not a postal code file. Such a file leaves the database unchanged. */
export class PostcodeFileError extends Error {
  override name = 'PostcodeFileError';
}

export interface PostalFile {
  stream: Readable;
  shape: PostcodeShape;
  /** Uncompressed size. */
  bytes: number;
  close(): void;
}

/**
 * Opens a postal code file for reading.
 * @param file `.zip`, `.txt` (tabs) or `.csv`
 * @throws PostcodeFileError if the file has another type, or is an archive without a `.txt` or `.csv` file
 */
export async function openPostalFile(file: string): Promise<PostalFile> {
  const shape = shapeOf(file);
  if (shape)
    return {
      stream: fs.createReadStream(file),
      shape,
      bytes: fs.statSync(file).size,
      close: () => {},
    };
  if (path.extname(file).toLowerCase() !== '.zip')
    throw new PostcodeFileError(`${path.basename(file)} is neither .zip, .txt nor .csv.`);
  return openPacked(file);
}

function shapeOf(file: string): PostcodeShape | undefined {
  const name = path.basename(file).toLowerCase();
  // Skip the readme in GeoNames archives, because it is not a postal code file.
  if (name.startsWith('readme')) return undefined;
  if (name.endsWith('.txt')) return 'text';
  return name.endsWith('.csv') ? 'csv' : undefined;
}

/** Opens the postal code file in an archive: the first `.txt` or `.csv` file that is not a readme. */
async function openPacked(file: string): Promise<PostalFile> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    openZip(file, { lazyEntries: true, autoClose: false }, (error, opened) => {
      if (error) reject(new PostcodeFileError(`${path.basename(file)} cannot be unpacked.`));
      else resolve(opened);
    });
  });
  const entry = await new Promise<Entry | undefined>((resolve, reject) => {
    zip.on('entry', (one: Entry) => {
      if (shapeOf(one.fileName)) resolve(one);
      else zip.readEntry();
    });
    zip.on('end', () => {
      resolve(undefined);
    });
    zip.on('error', reject);
    zip.readEntry();
  });
  const shape = entry && shapeOf(entry.fileName);
  if (!entry || !shape) {
    zip.close();
    throw new PostcodeFileError(`${path.basename(file)} holds neither a .txt nor a .csv.`);
  }
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  return { stream, shape, bytes: entry.uncompressedSize, close: () => zip.close() };
}
