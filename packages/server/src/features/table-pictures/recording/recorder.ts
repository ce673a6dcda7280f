import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../../platform/deps.ts';
import { latestDealtRounds } from '../../tables/index.ts';
import { recordingLimits } from './recording-limits.ts';
import { createSegmentFile, NotRecorded, type SegmentFile } from './segment-file.ts';
import { storedBytes } from './segments-repository.ts';
import { newFile, storeMissing, storeSegment } from './store-segment.ts';
import {
  createTableRecorder,
  type RelayedFrame,
  type Segment,
  type Sink,
  type TableRecorder,
} from './table-recorder.ts';
import { tracksOf } from './webm.ts';

/** Interval in ms at which the recorder reads the latest rounds of tables whose cameras are sending frames. */
const LOOK_MS = 250;
/**
 * Maximum number of attempts to store a segment if the database is unavailable, and the time in ms between attempts.
 */
const ATTEMPTS = 10;
const AGAIN_MS = 1_000;

/** Checks that the disk and the storage limit have room for another segment. @throws NotRecorded if they do not */
async function checkRoom({ config, db }: Deps): Promise<void> {
  const { dir, maxBytes } = config.tableRecordings;
  const { bavail, bsize } = await statfs(dir);
  const isFull = bavail * bsize < recordingLimits.freeBytes || (await storedBytes(db)) >= maxBytes;
  if (isFull) throw new NotRecorded('disk_full');
}

/** Runs a database write. Retries a failed write until it succeeds or `ATTEMPTS` is reached. */
async function persistently(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(AGAIN_MS, undefined, { ref: false });
    }
  }
}

/** Opens segments for all tables, and stores each segment when it is complete. */
function createSegments(deps: Deps) {
  const work = new Set<Promise<void>>();
  const failures = deps.metrics.counter(
    'table_recordings_failed_total',
    'Segments of tables’ videos that were not recorded.',
    ['reason'],
  );

  function inBackground(promise: Promise<void>) {
    const guarded = promise.catch((error: unknown) => {
      deps.log.error({ err: error }, 'a recording could not be stored in the database');
    });
    work.add(guarded);
    void guarded.finally(() => work.delete(guarded));
  }

  function miss(table: string, round: number, error: NotRecorded): Promise<void> {
    const { reason } = error;
    failures.inc({ reason });
    deps.log.error({ err: error, table, round, reason }, 'the video of a round was not recorded');
    return persistently(() => storeMissing(deps, { table, round, reason }));
  }

  async function complete(table: string, file: string, writing: SegmentFile, segment: Segment) {
    try {
      const written = await writing.finish();
      await persistently(() => storeSegment(deps, { table, file, ...segment, ...written }));
    } catch (error) {
      if (!(error instanceof NotRecorded)) throw error;
      await miss(table, segment.round, error);
    }
  }

  return {
    open(table: string, first: { round: number; formats: string }): Sink | undefined {
      const tracks = tracksOf(first.formats);
      if (!tracks) {
        inBackground(miss(table, first.round, new NotRecorded('unknown_format')));
        return undefined;
      }
      const file = newFile(deps.clock.now(), table, first.round);
      const absolute = path.join(deps.config.tableRecordings.dir, file);
      const writing = createSegmentFile({ file: absolute, tracks }, () => checkRoom(deps));
      return {
        add: (frame) => writing.add(frame),
        bytes: () => writing.bytes(),
        finish: (segment) => inBackground(complete(table, file, writing, segment)),
      };
    },
    /** Waits until the complete segments are stored. */
    stored: () => Promise.all(work),
  };
}

/** Recorder for the tables whose videos this server receives. */
export interface Recorder {
  /** Records a frame that the relay has accepted. Returns at once. */
  take(table: string, frame: RelayedFrame): void;
  /** Completes the open segments before the server stops. */
  stop(): Promise<void>;
}

/**
 * Creates the recorder for the videos that a server receives (decision 132). Its failures never affect the relay or the
 * tables.
 */
export function createRecorder(deps: Deps): Recorder {
  const tables = new Map<string, TableRecorder>();
  const segments = createSegments(deps);
  let isLooking = false;

  async function look() {
    for (const [slug, table] of tables) if (!table.isActive()) tables.delete(slug);
    if (tables.size === 0) return;
    for (const { table, round, phase, opensAt } of await latestDealtRounds(deps.db, [
      ...tables.keys(),
    ])) {
      const isOver = phase === 'settled' || phase === 'void';
      tables.get(table)?.see({ round, opensAtMs: opensAt.getTime(), isOver });
    }
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'the recorder could not read the rounds of the tables');
      })
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS).unref();

  return {
    take(slug, frame) {
      let table = tables.get(slug);
      if (!table) {
        table = createTableRecorder({
          nowMs: () => deps.clock.now().getTime(),
          open: (first) => segments.open(slug, first),
        });
        tables.set(slug, table);
      }
      table.take(frame);
    },
    async stop() {
      clearInterval(timer);
      for (const table of tables.values()) table.stop();
      tables.clear();
      await segments.stored();
    },
  };
}
