import { gates, trips } from '@wl/contract/travel';
import { queryClient, queryOf } from '../../app/api.ts';

export const gatesQuery = queryOf(gates, {});

/** Asks anew where the member is and which gates are open. */
export function refreshGates(): void {
  for (const call of [gates, trips]) void queryClient.invalidateQueries({ queryKey: [call.path] });
}
