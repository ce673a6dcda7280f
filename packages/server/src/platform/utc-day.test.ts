import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcDay } from './utc-day.ts';

test('utcDay returns the date part of toISOString for any sequence of times', () => {
  const time = fc.date({
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });
  const nearMidnight = fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2, max: 2 }))
    .map(([days, ms]) => new Date(days * 86_400_000 + ms));
  fc.assert(
    fc.property(fc.array(fc.oneof(time, nearMidnight)), (times) => {
      expect(times.map(utcDay)).toEqual(times.map((at) => at.toISOString().slice(0, 10)));
    }),
  );
});

test('utcDay refuses an invalid time, also after a valid one', () => {
  utcDay(new Date(0));
  expect(() => utcDay(new Date(Number.NaN))).toThrow(RangeError);
  expect(() => utcDay(new Date(Number.NaN))).toThrow(RangeError);
});
