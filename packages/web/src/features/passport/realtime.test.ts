import { getPassport } from '@wl/contract/passport';
import { expect, test } from 'vitest';
import { PASSPORT_PATH } from './realtime.ts';

test('the path reloaded on a passport update is that of the contract’s call', () => {
  expect(PASSPORT_PATH).toBe(getPassport.path);
});
