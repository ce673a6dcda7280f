import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';

test('the tournament clock shows hours, minutes and seconds, and whole days separately', () => {
  expect(clockOf(8049)).toEqual({ days: 0, clock: '02:14:09' });
  expect(clockOf(0)).toEqual({ days: 0, clock: '00:00:00' });
  expect(clockOf(86_400 * 3 + 59)).toEqual({ days: 3, clock: '00:00:59' });
});

test('the tournament clock adds up to the remaining seconds', () => {
  fc.assert(
    fc.property(fc.nat(14 * 86_400), (seconds) => {
      const { days, clock } = clockOf(seconds);
      const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + rest).toBe(seconds);
    }),
  );
});
