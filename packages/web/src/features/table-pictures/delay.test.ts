import { expect, test } from 'vitest';
import { averageDelay, delayLevel } from './delay.ts';

test('a delay up to half a second is low, up to one and a half medium, above that high', () => {
  expect([0, 500, 501, 1_500, 1_501].map(delayLevel)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
  ]);
});

test('the average follows the delays, and a negative estimate counts as no delay', () => {
  expect(averageDelay(undefined, 120)).toBe(120);
  expect(averageDelay(undefined, -30)).toBe(0);
  expect(averageDelay(100, 200)).toBe(110);
  let average: number | undefined;
  for (let frame = 0; frame < 100; frame += 1) average = averageDelay(average, 800);
  expect(average).toBeCloseTo(800);
});
