import { activities } from '@wl/contract/activities';
import { expect, test } from 'vitest';
import { ACTIVITIES_PATH } from './realtime.ts';

test('the path reloaded on a new activity is that of the contract’s call', () => {
  expect(ACTIVITIES_PATH).toBe(activities.path);
});
