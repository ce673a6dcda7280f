import path from 'node:path';
import type { RecordingMissing } from '@wl/contract/office/table-pictures-recordings';
import type { Deps } from '../../../platform/deps.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { endedDealtRounds, recordFacts } from '../../tables/index.ts';
import type { WrittenFile } from './segment-file.ts';
import { hasSegments, insertSegment } from './segments-repository.ts';
import type { Segment } from './table-recorder.ts';

/** Segment with a complete file. `file` is a path relative to the folder of the recordings. */
export interface StoredSegment extends Segment, WrittenFile {
  table: string;
  file: string;
}

/**
 * Returns the relative path of a new file. Each day has a folder, and the name contains the table, the round and a
 * unique id.
 */
export function newFile(at: Date, table: string, round: number): string {
  return path.join(at.toISOString().slice(0, 10), `${table}-${round}-${uuidv7()}.webm`);
}

/** Stores a recording, and appends its hash to the signed record of the table. */
export async function storeSegment(deps: Deps, segment: StoredSegment): Promise<void> {
  const { table, round, file, bytes, sha256, generation, isWhole } = segment;
  const times = {
    started_at: new Date(segment.startedMs),
    ended_at: new Date(segment.endedMs),
  };
  await deps.transaction((tx) =>
    recordFacts(deps, tx, table, async () => {
      const part = await insertSegment(tx, {
        ...{ id: uuidv7(), table_slug: table, round, at: deps.clock.now(), missing: null },
        ...{ file, bytes, sha256, generation, ...times, is_whole: isWhole },
      });
      const details = {
        ...{ part, sha256, bytes, picture: generation, whole: isWhole },
        started_at: times.started_at.toISOString(),
        ended_at: times.ended_at.toISOString(),
      };
      return [{ kind: 'video_recorded', round, details }];
    }),
  );
}

/**
 * Stores a segment without a file for a round whose video was not recorded, and adds a line to the table's record.
 * @param isNew true if nothing may be stored for a round that already has a segment
 * @returns false if nothing was stored
 */
export async function storeMissing(
  deps: Deps,
  { table, round, reason }: { table: string; round: number; reason: RecordingMissing },
  { isNew = false }: { isNew?: boolean } = {},
): Promise<boolean> {
  let isAdded = false;
  await deps.transaction((tx) =>
    recordFacts(deps, tx, table, async () => {
      isAdded = !isNew || !(await hasSegments(tx, { table_slug: table, round }));
      if (!isAdded) return [];
      const part = await insertSegment(tx, {
        ...{ id: uuidv7(), table_slug: table, round, at: deps.clock.now(), missing: reason },
        ...{ file: null, bytes: null, sha256: null, generation: null },
        ...{ started_at: null, ended_at: null, is_whole: null },
      });
      return [{ kind: 'video_not_recorded', round, details: { part, reason } }];
    }),
  );
  return isAdded;
}

const MINUTE_MS = 60_000;
/** Time in ms that a server has to store the segments of a round after the round's end. */
const STORED_WITHIN_MS = 2 * MINUTE_MS;
/**
 * Maximum age in ms of an ended round that is checked. Rounds played before recordings existed are thus left unchanged.
 */
const CHECKED_MS = 60 * MINUTE_MS;

/** Stores a segment without a file for each ended round that has no segment. */
export async function noteUnrecorded(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const from = new Date(now - CHECKED_MS);
  const until = new Date(now - STORED_WITHIN_MS);
  for (const { table, round } of await endedDealtRounds(deps.db, { from, until })) {
    if (await hasSegments(deps.db, { table_slug: table, round })) continue;
    if (await storeMissing(deps, { table, round, reason: 'none' }, { isNew: true }))
      deps.log.error({ table, round }, 'the video of a round was not recorded');
  }
}
