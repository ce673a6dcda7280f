import { launchGame } from '@wl/contract/play';
import { expect, test } from 'vitest';
import { LAUNCH_PATH } from './realtime.ts';

test('news of the passport ask again for the launch of the contract', () => {
  expect(LAUNCH_PATH).toBe(launchGame.path);
});
