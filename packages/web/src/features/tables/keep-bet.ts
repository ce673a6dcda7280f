import type { TableBet } from '@wl/contract/tables';
import { keepAnswer, queryClient } from '../../app/api.ts';
import { tableQuery } from './api.ts';
import { withBet } from './live-state.ts';

/**
 * Adds a placed or cashed-out bet to the cached table. If a fetch of the table is in progress, fetches it again,
 * because the response to that fetch may not contain the bet.
 */
export function keepBet(bet: TableBet): void {
  const { queryKey } = tableQuery(bet.table);
  const known = queryClient.getQueryData(queryKey);
  if (known) keepAnswer(queryKey, { data: withBet(known.data, bet) });
}
