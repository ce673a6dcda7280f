import type { TableBet } from '@wl/contract/tables';
import { keepAnswer, queryClient } from '../../app/api.ts';
import { tableQuery } from './api.ts';
import { withBet } from './live-state.ts';

/**
 * Adds or updates a bet in the cached table. If a request for the table is in flight, repeats the request, because the
 * response may not contain the bet.
 */
export function keepBet(bet: TableBet): void {
  const { queryKey } = tableQuery(bet.table);
  const known = queryClient.getQueryData(queryKey);
  if (known) keepAnswer(queryKey, { data: withBet(known.data, bet) });
}
