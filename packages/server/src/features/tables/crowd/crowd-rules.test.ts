import { expect, test } from 'vitest';
import { roughSum } from './crowd-rules.ts';

test.each([
  [1, 1],
  [50, 50],
  [99, 50],
  [100, 100],
  [1_999, 1_000],
  [2_000, 2_000],
  [4_999, 2_000],
  [123_456, 100_000],
])('a sum of %i cents is published as %i', (cents, rough) => {
  expect(roughSum(cents)).toBe(rough);
});
