import type { GameTableProps } from './game-tables.ts';
import { countdownOf, type Countdown, type TableReply } from './live-state.ts';
import { useOverdue } from './use-overdue.ts';
import { useTableBets } from './use-table-bets.ts';
import { useServerAhead, useTableClock } from './use-table-clock.ts';

const TICK_MS = 200;

/** State that the page of every table game uses. */
export interface TableView {
  reply: TableReply;
  /** Server time in milliseconds, as estimated by this page. */
  nowMs: number;
  /** Server time minus `performance.now()`, in milliseconds. */
  aheadMs: number;
  count: Countdown;
  own: ReturnType<typeof useTableBets>;
}

/** Tracks the time and the member's bets at a table, and reloads the table while its next phase is overdue. */
export function useTableView({
  reply,
  receivedAtMs,
}: Pick<GameTableProps, 'reply' | 'receivedAtMs'>): TableView {
  const { table, server_now } = reply;
  const aheadMs = useServerAhead(server_now, receivedAtMs);
  const nowMs = useTableClock(aheadMs, TICK_MS);
  useOverdue(table, nowMs);
  const own = useTableBets(reply);
  return { reply, nowMs, aheadMs, count: countdownOf(table.round, table.pace, nowMs), own };
}
