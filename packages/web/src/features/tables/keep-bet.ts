import type { TableBet } from '@wl/contract/tables';
import { keepAnswer, queryClient } from '../../app/api.ts';
import { tableQuery } from './api.ts';
import { withBet } from './live-state.ts';

/** Adds a receipt to the table in the cache. If the table is being requested, requests it again. */
export function keepBet(bet: TableBet): void {
  const { queryKey } = tableQuery(bet.table);
  const known = queryClient.getQueryData(queryKey);
  if (known) keepAnswer(queryKey, { data: withBet(known.data, bet) });
}
