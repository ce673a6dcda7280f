import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../../platform/deps.ts';
import { roundsWithOpenCase } from '../../tables/index.ts';
import { hashOfFile } from './segment-file.ts';
import {
  expiredSegments,
  leastChecked,
  setChecked,
  setDeleted,
  type SegmentRow,
} from './segments-repository.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Maximum number of recordings that one run of a job deletes or verifies. */
const PER_RUN = 2_000;

/** Returns the absolute path of a recording's file; undefined if there is none. */
export function pathOf({ config }: Pick<Deps, 'config'>, { file }: Pick<SegmentRow, 'file'>) {
  return file === null ? undefined : path.join(config.tableRecordings.dir, file);
}

/**
 * Deletes the recordings whose retention period is over. Keeps the recordings of a round while a clerk's hold exists,
 * or while a correction or void of the round is not finished.
 */
export async function deleteExpired(deps: Deps): Promise<void> {
  const at = deps.clock.now();
  const before = new Date(at.getTime() - deps.config.tableRecordings.days * DAY_MS);
  const cases = await roundsWithOpenCase(deps.db);
  let deleted = 0;
  for (const segment of await expiredSegments(deps.db, before, PER_RUN)) {
    const { id, table_slug, round } = segment;
    if (cases.some((one) => one.table === table_slug && one.round === round)) continue;
    const file = pathOf(deps, segment);
    if (file) await rm(file, { force: true });
    await setDeleted(deps.db, id, at);
    deleted += 1;
    // Remove the folder of the day if it is empty. Otherwise, `rmdir` fails, and the error is ignored.
    if (file) await rmdir(path.dirname(file)).catch(() => {});
  }
  if (deleted > 0) deps.log.info({ deleted }, 'old recordings of tables deleted');
}

/** Deletes incomplete files that a killed server left behind more than a day ago. */
export async function deleteLeftovers({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const { dir } = config.tableRecordings;
  const names = await readdir(dir, { recursive: true }).catch((): string[] => []);
  for (const name of names.filter((one) => one.endsWith('.webm.part'))) {
    const file = path.join(dir, name);
    const { mtimeMs } = await stat(file);
    if (clock.now().getTime() - mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}

/**
 * Compares the hash of a recording's file with the stored hash. Stores and returns the fault; null if there is none.
 */
export async function verifyFile(deps: Deps, segment: SegmentRow): Promise<SegmentRow['fault']> {
  const file = pathOf(deps, segment);
  let fault: SegmentRow['fault'] = null;
  try {
    if (!file || (await hashOfFile(file)) !== segment.sha256) fault = 'changed';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    fault = 'gone';
  }
  await setChecked(deps.db, segment.id, { at: deps.clock.now(), fault });
  const { id, table_slug: table, round } = segment;
  if (fault) deps.log.error({ id, table, round, fault }, 'the file of a recording has a fault');
  return fault;
}

/** Verifies up to `PER_RUN` recordings, starting with those whose latest verification is oldest. */
export async function verifyFiles(deps: Deps): Promise<void> {
  for (const segment of await leastChecked(deps.db, PER_RUN)) await verifyFile(deps, segment);
}
