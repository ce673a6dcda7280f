import type { TableSettings } from '@wl/contract/office/tables';
import { expect, test } from 'vitest';
import { faultOf } from './settings-rules.ts';

const limits = {
  chip_cents: 50,
  min_spot_cents: 100,
  max_spot_cents: 100_00,
  max_by_spot: { red: 50_00 },
  max_total_cents: 500_00,
  max_spots: 160,
};
const pace = { bets_ms: 18_000, closing_ms: 5_000, closed_ms: 1_000, settled_ms: 4_000 };
const settings: TableSettings = { state: 'open', limits, pace };
const spots = ['red', 'black'];

test('sound settings have no fault', () => {
  expect(faultOf(settings, spots)).toBeNull();
  expect(faultOf({ ...settings, state: 'closed' }, spots)).toBeNull();
});

test.each([
  { chip_cents: 0 },
  { chip_cents: 200 },
  { chip_cents: 30 },
  { min_spot_cents: 200_00 },
  { chip_cents: 25, min_spot_cents: 50_25 },
  { max_spot_cents: 600_00 },
  { max_spot_cents: 100_25 },
  { max_total_cents: 99_00 },
  { max_spots: 0 },
  { max_spots: 201 },
  { max_by_spot: { red: 200_00 } },
  { max_by_spot: { red: 50 } },
  { max_by_spot: { green: 10_00 } },
])('the limits %o are refused', (part) => {
  expect(faultOf({ ...settings, limits: { ...limits, ...part } }, spots)).toBe('tables.bad_limits');
});

test.each([
  { bets_ms: 4_999 },
  { bets_ms: 120_001 },
  { closing_ms: 0 },
  { closing_ms: 18_000 },
  { closed_ms: 499 },
  { closed_ms: 10_001 },
  { settled_ms: 999 },
  { settled_ms: 30_001 },
])('the pace %o is refused', (part) => {
  expect(faultOf({ ...settings, pace: { ...pace, ...part } }, spots)).toBe('tables.bad_pace');
});
