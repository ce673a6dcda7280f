import { readChat } from '@wl/contract/chat';
import { expect, test } from 'vitest';
import { askChat } from './calls.ts';

test('the launcher’s call matches that of the contract', () => {
  expect(readChat).toMatchObject(askChat);
});
