import { launchItems } from '@wl/world/bonuses/items';
import { expect, test } from 'vitest';
import { CODE_LENGTH, flightCode } from './flight-code.ts';

test('every launch item has a unique flight code that fits on the board', () => {
  const codes = launchItems.map(({ terms }) => flightCode(terms));
  expect(new Set(codes).size).toBe(launchItems.length);
  for (const code of codes) expect(code.length).toBeLessThanOrEqual(CODE_LENGTH);
  expect(codes).toContain('DB280');
  expect(codes).toContain('DB28');
  expect(codes).toContain('FS20');
});
