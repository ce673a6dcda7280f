import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RecordingMissing } from '@wl/contract/office/table-pictures-recordings';
import { recordingLimits } from './recording-limits.ts';
import { createWebm, type RecordedFrame, type Tracks } from './webm.ts';

export type SegmentFile = ReturnType<typeof createSegmentFile>;

/** Complete file of a segment. */
export interface WrittenFile {
  bytes: number;
  sha256: string;
}

/** Error that explains why a segment has no file. */
export class NotRecorded extends Error {
  readonly reason: RecordingMissing;
  constructor(reason: RecordingMissing, cause?: unknown) {
    super(`not recorded: ${reason}`, { cause });
    this.reason = reason;
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

function notRecorded(error: unknown): NotRecorded {
  if (error instanceof NotRecorded) return error;
  const { code } = error as NodeJS.ErrnoException;
  return new NotRecorded(FULL.has(code ?? '') ? 'disk_full' : 'write_failed', error);
}

/** Returns the SHA-256 of a file in hexadecimal. */
export async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Creates a queue of limited size that writes the data of a new file. `write` never waits for the disk. After a
 * failure, the queue ignores further data.
 * @param prepare runs before the file is created
 */
function createWriteQueue(file: string, prepare: () => Promise<void>) {
  let failure: NotRecorded | undefined;
  let queued = 0;
  let total = 0;
  let handle: FileHandle | undefined;

  function fail(error: unknown) {
    failure ??= notRecorded(error);
  }

  async function create() {
    await prepare();
    handle = await open(file, 'wx', 0o600);
  }
  let work = create().catch(fail);

  async function writeAll(data: Uint8Array, position: number) {
    for (let done = 0; done < data.length && !failure;) {
      const rest = data.subarray(done);
      const { bytesWritten = 0 } =
        (await handle?.write(rest, 0, rest.length, position + done)) ?? {};
      done += bytesWritten;
    }
  }

  return {
    bytes: () => total,
    hasFailed: () => failure !== undefined,
    fail,
    write(data: Uint8Array, position: number) {
      queued += data.length;
      total = Math.max(total, position + data.length);
      if (queued > recordingLimits.queueBytes) fail(new NotRecorded('slow_disk'));
      work = work
        .then(() => (failure ? undefined : writeAll(data, position)))
        .catch(fail)
        .finally(() => {
          queued -= data.length;
        });
    },
    /** Writes the remaining data to the disk and closes the file. @throws NotRecorded after a failure */
    async close() {
      await work;
      if (!failure) await handle?.sync().catch(fail);
      await handle?.close().catch(fail);
      if (failure) throw failure;
    },
  };
}

/**
 * Creates the file of a segment. `add` never waits for the disk. Until the file is complete, its name ends in `.part`.
 * @param file absolute path of the file
 * @param checkRoom throws `NotRecorded` if there is no room for another segment
 */
export function createSegmentFile(
  { file, tracks }: { file: string; tracks: Tracks },
  checkRoom: () => Promise<void>,
) {
  const part = `${file}.part`;
  const queue = createWriteQueue(part, async () => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await checkRoom();
  });
  const webm = createWebm(tracks, (data, position) => queue.write(data, position));

  async function complete(): Promise<WrittenFile> {
    if (!queue.hasFailed()) webm.finish();
    await queue.close();
    const sha256 = await hashOfFile(part);
    const { size: bytes } = await stat(part);
    await rename(part, file);
    return { bytes, sha256 };
  }

  return {
    bytes: queue.bytes,
    add(frame: RecordedFrame) {
      if (queue.hasFailed()) return;
      try {
        webm.add(frame);
      } catch (error) {
        queue.fail(error);
      }
    },
    /**
     * Completes the file. After a failure, deletes it.
     * @throws NotRecorded if the segment has no complete file
     */
    async finish(): Promise<WrittenFile> {
      try {
        return await complete();
      } catch (error) {
        await queue.close().catch(() => {});
        await rm(part, { force: true }).catch(() => {});
        throw notRecorded(error);
      }
    },
  };
}
