import { getSettings, type Settings } from '@wl/contract/settings';
import { keepAnswer, keyOf } from '../../app/api.ts';

/** Stores the settings that the server has returned. */
export function takeSettings({ data }: { data: Settings }): void {
  keepAnswer(keyOf(getSettings, {}), { data });
}
