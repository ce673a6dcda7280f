import { expect, it } from 'vitest';
import { tableSicBo } from '../../tables/sic-bo.ts';
import type { Dice } from './rules.ts';
import { sortedThrows } from './sorted-throws.ts';

/** Returns the payouts for all spots on the shared table, as text. */
function payoutsOf(dice: Dice): string {
  const parts = Object.fromEntries(tableSicBo.spots.map((spot) => [spot, 100]));
  return JSON.stringify(tableSicBo.settle(dice, { parts }).payouts);
}

it('the throws for the exposure of a table pay exactly what all 216 throws can pay', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])));
  const sorted = sortedThrows();
  expect(sorted).toHaveLength(56);
  expect([...new Set(sorted.map(payoutsOf))].toSorted()).toEqual(
    [...new Set(all.map(payoutsOf))].toSorted(),
  );
});
