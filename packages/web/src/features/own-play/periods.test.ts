import type { PlayDay } from '@wl/contract/own-play';
import { describe, expect, test } from 'vitest';
import { periodsOf, sumOf, unitOf } from './periods.ts';

const day = (text: string, staked: number, paid: number, minutes = 10): PlayDay => ({
  day: text,
  rounds: 3,
  staked_cents: staked,
  paid_cents: paid,
  minutes,
});

describe('the periods of a member’s play', () => {
  test('are days, including days without play', () => {
    const span = { from: '2026-02-27', to: '2026-03-02' };
    const periods = periodsOf([day('2026-02-28', 500, 120)], span, 'day');
    expect(periods.map(({ start, net }) => [start, net])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', -380],
      ['2026-03-01', 0],
      ['2026-03-02', 0],
    ]);
  });

  test('are weeks that begin on Monday', () => {
    const days = [day('2026-03-01', 100, 0), day('2026-03-02', 200, 0), day('2026-03-08', 300, 50)];
    const periods = periodsOf(days, { from: '2026-02-25', to: '2026-03-10' }, 'week');
    expect(periods.map(({ start, staked }) => [start, staked])).toEqual([
      ['2026-02-23', 100],
      ['2026-03-02', 500],
      ['2026-03-09', 0],
    ]);
  });

  test('are months, also across a new year', () => {
    const days = [day('2025-12-31', 100, 0), day('2026-01-01', 200, 0)];
    const periods = periodsOf(days, { from: '2025-12-30', to: '2026-02-01' }, 'month');
    expect(periods.map(({ start, staked }) => [start, staked])).toEqual([
      ['2025-12-01', 100],
      ['2026-01-01', 200],
      ['2026-02-01', 0],
    ]);
  });

  test('add up to the total of all days', () => {
    const days = [day('2026-03-01', 100, 40, 5), day('2026-03-02', 200, 300, 7)];
    const periods = periodsOf(days, { from: '2026-03-01', to: '2026-03-30' }, 'week');
    expect(sumOf(periods)).toEqual({ rounds: 6, staked: 300, paid: 340, net: 40, minutes: 12 });
  });

  test('are days, weeks or months, depending on the length of the span', () => {
    expect([30, 90, 365].map(unitOf)).toEqual(['day', 'week', 'month']);
  });
});
