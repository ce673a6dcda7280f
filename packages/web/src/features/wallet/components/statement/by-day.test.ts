import { expect, test } from 'vitest';
import { byDay } from './by-day.ts';

test('statement lines are grouped by UTC day in their given order', () => {
  const lines = ['2026-11-21T00:00:00Z', '2026-11-20T23:59:59Z', '2026-11-20T02:00:00+04:00'].map(
    (at) => ({ at }),
  );
  expect(byDay(lines).map(({ day, lines: { length } }) => [day, length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
    ['2026-11-19', 1],
  ]);
  expect(byDay([])).toEqual([]);
});
