import { WHEEL } from '@wl/games/engines/roulette/layout';
import { expect, test } from 'vitest';
import { centsOf } from '../bet-sums.ts';
import { nextOnWheel, priceOf, SIDES } from './racetrack-bets.ts';

test('the sides of the racetrack are the wheel, clockwise', () => {
  const { upper, right, lower, left } = SIDES;
  const around = [...upper, ...right, ...lower, ...left];
  expect(around).toEqual([...WHEEL.slice(4), ...WHEEL.slice(0, 4)]);
  expect([upper.length, right.length, lower.length, left.length]).toEqual([13, 6, 13, 5]);
  let number = 0;
  for (let step = 0; step < WHEEL.length; step++) number = nextOnWheel(number, 1);
  expect(number).toBe(0);
  expect(nextOnWheel(0, -1)).toBe(26);
  expect(nextOnWheel(26, 1)).toBe(0);
});

test.each([
  [{ kind: 'section', section: 'voisins' }, 9, 17],
  [{ kind: 'section', section: 'tiers' }, 6, 12],
  [{ kind: 'section', section: 'orphelins' }, 5, 8],
  [{ kind: 'number', number: 0 }, 5, 5],
  [{ kind: 'final', digit: 7 }, 3, 3],
  [{ kind: 'final', digit: 0 }, 4, 4],
] as const)('%j places %i chips on %i numbers', (bet, chips, numbers) => {
  const price = priceOf(bet, 2, 250);
  expect(price).toMatchObject({ chips, cents: chips * 250 });
  expect(centsOf(price.stakes)).toBe(chips * 250);
  expect(price.covered.size).toBe(numbers);
});
