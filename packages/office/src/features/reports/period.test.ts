import { expect, test } from 'vitest';
import { lastDays, problemOf } from './period.ts';

const NOW = Date.parse('2026-03-01T23:59:59Z');

test('the last days end today in UTC', () => {
  expect(lastDays(1, NOW)).toEqual({ from: '2026-03-01', until: '2026-03-01' });
  expect(lastDays(30, NOW)).toEqual({ from: '2026-01-31', until: '2026-03-01' });
  expect(problemOf(lastDays(92, NOW))).toBeUndefined();
});

test.each([
  ['', '2026-03-01', 'incomplete'],
  ['2026-03-01', '', 'incomplete'],
  ['2026-03-02', '2026-03-01', 'reversed'],
  ['2026-01-01', '2026-04-02', undefined],
  ['2026-01-01', '2026-04-03', 'long'],
])('from %s to %s: %s', (from, until, problem) => {
  expect(problemOf({ from, until })).toBe(problem);
});
