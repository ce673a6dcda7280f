import { expect, test } from 'vitest';
import { ceiling, everyMonth } from './month-scale.ts';

test.each([
  [0, 10_00],
  [10_00, 10_00],
  [10_01, 20_00],
  [48_70, 50_00],
  [120_00, 200_00],
  [5000_01, 10_000_00],
])('a scale for %i cents ends at %i', (cents, end) => {
  expect(ceiling(cents)).toBe(end);
});

const one = (month: string) => ({ month, top_ups: 10_00, cash_outs: 0 });

test('months without payments are included between those with payments, across a new year', () => {
  const all = everyMonth([one('2025-06'), one('2026-02')]);
  expect(all.map(({ month }) => month)).toEqual([
    '2025-06',
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(all.map(({ top_ups }) => top_ups)).toEqual([1000, 0, 0, 0, 0, 0, 0, 0, 1000]);
});

test('months are padded to six and limited to 24, and a history without payments stays empty', () => {
  expect(everyMonth([one('2026-01')]).map(({ month }) => month)).toEqual([
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
  ]);
  expect(everyMonth([one('2020-01'), one('2026-01')])).toHaveLength(24);
  expect(everyMonth([])).toEqual([]);
});
