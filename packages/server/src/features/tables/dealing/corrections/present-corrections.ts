import type { TableCorrection } from '@wl/contract/office/tables-corrections';
import { factsForAll } from '@wl/games/tables/table-game';
import type { Db } from '../../../../platform/database/database.ts';
import { clerkNames } from '../../../staff/index.ts';
import type { TableRow } from '../../repository.ts';
import { gameOfTable } from '../../table-rules.ts';
import { latestCorrections } from './corrections-repository.ts';

/** Maximum number of corrections that the dealer's console shows. */
const CORRECTIONS = 20;

/** Returns the latest corrections at a table in the contract's format, newest first. */
export async function readCorrections(
  db: Db,
  table: TableRow,
  clerkId: string,
): Promise<TableCorrection[]> {
  const rows = await latestCorrections(db, table.slug, CORRECTIONS);
  const clerks = rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by ?? []].flat());
  const names = await clerkNames(db, clerks);
  const game = gameOfTable(table);
  return rows.map((row) => ({
    id: row.id,
    table: row.table_slug,
    round: row.round,
    reason: row.reason,
    comment: row.comment,
    before: [...factsForAll(game, row.before)],
    after: [...factsForAll(game, row.after)],
    asked_by: names.get(row.asked_by) ?? '',
    mine: row.asked_by === clerkId,
    asked_at: row.asked_at.toISOString(),
    outcome: row.outcome,
    decided_by: row.decided_by === null ? null : (names.get(row.decided_by) ?? ''),
    decided_at: row.decided_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  }));
}
