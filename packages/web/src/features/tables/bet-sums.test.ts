import { expect, test } from 'vitest';
import { limitsLeft, sumOf } from './bet-sums.ts';
import { tableOf } from './testing-tables.ts';

test('the limits of a further bet are what the accepted bets have left', () => {
  const { limits } = tableOf({});
  const left = limitsLeft(limits, sumOf([{ red: 30_00 }, { red: 20_00, 'straight:17': 100_00 }]));
  expect(left).toMatchObject({ maxTotalCents: 350_00, maxSpots: 158, maxSpotCents: 100_00 });
  expect(left.maxBySpot).toEqual({ red: 50_00, 'straight:17': 0 });
});
