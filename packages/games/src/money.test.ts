import { expect, test } from 'vitest';
import { payoutCents, stakeCents } from './money.ts';

test('a payout is rounded down once for each part of the stake', () => {
  const parts = { red: 105, odd: 101 };
  expect(stakeCents(parts)).toBe(206);
  // Red pays 105 × 1.95 = 204.75 and odd pays 101 × 1.95 = 196.95. Each part is rounded down, so the payout is 204 +
  // 196 = 400. Rounding only the sum would give 401.
  const both = Object.keys(parts).map((part) => ({ part, hundredths: 195 }));
  expect(payoutCents(parts, both)).toBe(204 + 196);
  expect(payoutCents(parts, [{ part: 'odd', hundredths: 200 }])).toBe(202);
});

test('a part without a stake pays nothing', () => {
  expect(payoutCents({ red: 100 }, [{ part: 'black', hundredths: 200 }])).toBe(0);
});
