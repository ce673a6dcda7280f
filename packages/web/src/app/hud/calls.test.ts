import { hudStatus } from '@wl/contract/journey';
import { getWallet } from '@wl/contract/wallet';
import { expect, test } from 'vitest';
import { askHud, askWallet } from './calls.ts';

test('the HUD’s calls match those of the contract', () => {
  expect(hudStatus).toMatchObject(askHud);
  expect(getWallet).toMatchObject(askWallet);
});
