import { getSettings, type Settings } from '@wl/contract/settings';
import { keyOf, queryClient } from '../../app/api.ts';

/** Shows settings as the server has just told them. */
export function takeSettings({ data }: { data: Settings }): void {
  queryClient.setQueryData(keyOf(getSettings, {}), { data });
}
