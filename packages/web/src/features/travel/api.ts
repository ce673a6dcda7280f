import { gates, trips } from '@wl/contract/travel';
import { queryClient, queryOf } from '../../app/api.ts';

export const gatesQuery = queryOf(gates, {});

/** Refetches the state of the city gates and the member's trips. */
export function refreshGates(): void {
  for (const call of [gates, trips]) void queryClient.invalidateQueries({ queryKey: [call.path] });
}
