import type { TableRecording } from '@wl/contract/office/table-pictures-recordings';
import type { Deps } from '../../../platform/deps.ts';
import { clerkNames } from '../../staff/index.ts';
import { roundsWithOpenCase, tableNames } from '../../tables/index.ts';
import {
  countProblems,
  holdsOf,
  listSegments,
  type SegmentRow,
  type SegmentsQuery,
} from './segments-repository.ts';

const PER_PAGE = 20;
const DAY_MS = 24 * 60 * 60_000;

/** Returns a page of the recordings for clerks, newest first. */
export async function readRecordings(deps: Deps, query: SegmentsQuery & { page: number }) {
  const offset = (query.page - 1) * PER_PAGE;
  const { rows, total } = await listSegments(deps.db, query, { limit: PER_PAGE, offset });
  const [holds, cases, names] = await Promise.all([
    holdsOf(deps.db, rows),
    roundsWithOpenCase(deps.db),
    tableNames(deps.db),
  ]);
  const clerks = await clerkNames(
    deps.db,
    holds.map(({ held_by }) => held_by),
  );
  const recordings = rows.map((row): TableRecording => {
    const hold = holds.find((one) => one.table_slug === row.table_slug && one.round === row.round);
    const isOpen = cases.some((one) => one.table === row.table_slug && one.round === row.round);
    return {
      ...present(row, deps.config.tableRecordings.days, hold !== undefined || isOpen),
      table_name: names.get(row.table_slug) ?? row.table_slug,
      hold: hold
        ? {
            reason: hold.reason,
            by: clerks.get(hold.held_by) ?? '',
            at: hold.held_at.toISOString(),
          }
        : null,
      has_open_case: isOpen,
    };
  });
  return {
    data: recordings,
    meta: { current_page: query.page, total, to: offset + rows.length },
  };
}

function present(
  row: SegmentRow,
  days: number,
  isKept: boolean,
): Omit<TableRecording, 'table_name' | 'hold' | 'has_open_case'> {
  const isStored = row.missing === null && row.deleted_at === null;
  const deletesAt = new Date(row.at.getTime() + days * DAY_MS);
  return {
    ...{ id: row.id, table: row.table_slug, round: row.round, part: row.part },
    at: row.at.toISOString(),
    state: row.missing === null ? (isStored ? 'stored' : 'deleted') : 'missing',
    missing: row.missing,
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ...{ bytes: row.bytes, sha256: row.sha256, is_whole: row.is_whole, fault: row.fault },
    checked_at: row.checked_at?.toISOString() ?? null,
    deletes_at: isStored && !isKept ? deletesAt.toISOString() : null,
  };
}

/** Returns the number of recordings with a problem, which the back office shows in its navigation. */
export function readProblems({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return countProblems(db, new Date(clock.now().getTime() - DAY_MS));
}
