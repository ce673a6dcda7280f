import { expect, test } from 'vitest';
import { countdown } from './use-moments.ts';

test.each([
  [754_000, '12:34'],
  [7_384_000, '2:03:04'],
  [59_001, '1:00'],
  [1, '0:01'],
  [0, '0:00'],
  [-5000, '0:00'],
] as const)('%i ms are shown as the countdown %s', (ms, text) => {
  expect(countdown(ms)).toBe(text);
});
