/**
 * Manifest of a backup: `manifest.json` lists the copied files with checksums, which reveal damage before a restore.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const Manifest = z.object({
  format: z.literal(1),
  product: z.string(),
  postgres: z.string(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  /**
   * Positions in the write-ahead log at the start and the end of the backup. The copy is consistent after the log has
   * been replayed up to `stop_lsn`.
   */
  start_lsn: z.string(),
  stop_lsn: z.string(),
  /** All folders to restore, including the empty folders that PostgreSQL requires. */
  folders: z.array(z.string()),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';

/**
 * Reads the manifest.
 * @throws Error with a one-sentence message if the folder contains no backup made by this tool
 */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = fs.readFileSync(path.join(folder, MANIFEST), 'utf8');
  } catch {
    throw new Error(
      `${folder} holds no backup (no ${MANIFEST}); one that was interrupted has none.`,
    );
  }
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${path.join(folder, MANIFEST)} is not a manifest of ours.`);
  return read.data;
}

/** Copy buffer shared by all files, because files are copied one at a time. */
const chunk = Buffer.allocUnsafe(1 << 20);

/**
 * Copies a file and flushes the copy to disk. Only the owner can read the copy. Bytes added to the file while it is
 * being copied are copied too.
 */
export function copyFile(from: string, to: string): { bytes: number; sha256: string } {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const source = fs.openSync(from, 'r');
  const target = fs.openSync(to, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let bytes = 0;
    for (;;) {
      const read = fs.readSync(source, chunk, 0, chunk.length, null);
      if (read === 0) break;
      const part = chunk.subarray(0, read);
      hash.update(part);
      fs.writeSync(target, part);
      bytes += read;
    }
    fs.fsyncSync(target);
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    fs.closeSync(source);
    fs.closeSync(target);
  }
}

/** Flushes a folder, so that its file names are on disk when this function returns. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

/** Rejects a folder that is not empty. @throws Error with a one-sentence message */
export function mustBeEmpty(folder: string): void {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty; name a folder that does not exist yet.`);
}
