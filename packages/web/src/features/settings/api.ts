import { getSettings, type Settings } from '@wl/contract/settings';
import { keepAnswer, keyOf } from '../../app/api.ts';

/** Stores the settings from a server response in the query cache. */
export function takeSettings({ data }: { data: Settings }): void {
  keepAnswer(keyOf(getSettings, {}), { data });
}
