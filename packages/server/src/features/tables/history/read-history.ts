import type { TableRoundLine } from '@wl/contract/tables-history';
import { factsForAll } from '@wl/games/tables/table-game';
import type { Deps } from '../../../platform/deps.ts';
import { gameOfTable } from '../table-rules.ts';
import { type HistoryFilter, type HistoryRow, listHistory } from './history-repository.ts';

const PAGE_SIZE = 20;

/** Returns a page of the member's finished table rounds, newest first. */
export async function readTableHistory(deps: Deps, filter: HistoryFilter, page: number) {
  const offset = (page - 1) * PAGE_SIZE;
  const { rows, total } = await listHistory(deps.db, filter, { limit: PAGE_SIZE, offset });
  return {
    data: rows.map(toLine),
    meta: { current_page: page, total, to: offset + rows.length },
  };
}

function toLine(row: HistoryRow): TableRoundLine {
  return {
    table: row.table_slug,
    name: row.name,
    game: row.game,
    round: row.round,
    at: row.closes_at.toISOString(),
    events:
      row.result === null
        ? []
        : [...factsForAll(gameOfTable({ slug: row.table_slug, ...row }), row.result)],
    bets: row.bets,
    stake_cents: row.stake,
    payout_cents: row.payout,
    ...(row.is_corrected && { corrected_from_cents: row.payout_before }),
    ...(row.void_reason !== null && { void_reason: row.void_reason }),
  };
}
