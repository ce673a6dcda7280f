import { getSettings, type Settings } from '@wl/contract/settings';
import { keepAnswer, keyOf } from '../../app/api.ts';

/** Shows settings as the server has just told them. */
export function takeSettings({ data }: { data: Settings }): void {
  keepAnswer(keyOf(getSettings, {}), { data });
}
