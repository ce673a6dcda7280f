import { expect, test } from 'vitest';
import { lastDays, presetDays, problemOf, rowDays } from './period.ts';

const NOW = Date.parse('2026-03-01T23:59:59Z');

test('the last days end today in UTC', () => {
  expect(lastDays(1, NOW)).toEqual({ from: '2026-03-01', until: '2026-03-01' });
  expect(lastDays(30, NOW)).toEqual({ from: '2026-01-31', until: '2026-03-01' });
  expect(problemOf(lastDays(92, NOW), 92)).toBeUndefined();
});

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['week', '2026-02-23', '2026-03-01'],
  ['days', '2026-01-31', '2026-03-01'],
  ['month', '2026-03-01', '2026-03-01'],
] as const)('the preset %s is from %s to %s', (preset, from, until) => {
  expect(presetDays(preset, NOW)).toEqual({ from, until });
});

test.each([
  ['', '2026-03-01', 'incomplete'],
  ['2026-03-01', '', 'incomplete'],
  ['2026-03-02', '2026-03-01', 'reversed'],
  ['2026-01-01', '2026-04-02', undefined],
  ['2026-01-01', '2026-04-03', 'long'],
])('from %s to %s: %s', (from, until, problem) => {
  expect(problemOf({ from, until }, 92)).toBe(problem);
});

test.each([
  ['2026-03-04', 'day', '2026-03-04'],
  ['2026-03-04', 'week', '2026-03-08'],
  ['2026-03-08', 'week', '2026-03-08'],
  ['2026-03-09', 'week', '2026-03-11'],
  ['2026-02-04', 'month', '2026-02-28'],
  ['2026-03-01', 'month', '2026-03-11'],
] as const)('the row of %s by %s ends on %s', (from, by, until) => {
  expect(rowDays(from, by, '2026-03-11')).toEqual({ from, until });
});
