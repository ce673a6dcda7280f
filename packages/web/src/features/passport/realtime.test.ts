import { getPassport } from '@wl/contract/passport';
import { expect, test } from 'vitest';
import { PASSPORT_PATH } from './realtime.ts';

test('news of the passport ask for the call of the contract', () => {
  expect(PASSPORT_PATH).toBe(getPassport.path);
});
