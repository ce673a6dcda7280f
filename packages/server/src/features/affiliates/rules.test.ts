/** Tests the affiliate rules for months, shares and balances carried over from earlier months (decision 0036). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  monthsBetween,
  nextMonth,
  payableFrom,
  percentIn,
  settle,
  shareOf,
  sharesOf,
} from './rules.ts';

test('months continue across the end of the year', () => {
  expect(nextMonth('2025-12')).toBe('2026-01');
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
});

test('a month is payable thirty days after its end', () => {
  expect(payableFrom('2026-01').toISOString()).toBe('2026-03-03T00:00:00.000Z');
  expect(payableFrom('2026-12').toISOString()).toBe('2027-01-31T00:00:00.000Z');
});

test('a share applies from its month on', () => {
  const shares = [
    { month: '2026-03', percent: 40 },
    { month: '2026-01', percent: 25 },
  ];
  expect(
    ['2025-12', '2026-01', '2026-02', '2026-03', '2027-01'].map((m) => percentIn(m, shares)),
  ).toEqual([0, 25, 25, 40, 40]);
});

describe('settling months', () => {
  test('carries a loss forward until later months make up for it', () => {
    const nets = [10_000, -20_000, 5_000, 30_000];
    const settled = settle(
      nets.map((net, at) => ({ month: `2026-0${String(at + 1)}`, net, percent: 30 })),
      0,
    );
    expect(settled.map(({ paid, carriedOut }) => [paid, carriedOut])).toEqual([
      [3_000, 0],
      [0, -6_000],
      [0, -4_500],
      [4_500, 0],
    ]);
  });

  const months = fc.array(
    fc.record({
      month: fc.constant('2026-01'),
      net: fc.integer({ min: -1e9, max: 1e9 }),
      percent: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 24 },
  );

  test('pays and carries over exactly the sum of the shares', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -1e9, max: 0 }), (given, carried) => {
        const settled = settle(given, carried);
        const paid = settled.reduce((sum, one) => sum + one.paid, 0);
        const shares = given.reduce((sum, { net, percent }) => sum + shareOf(net, percent), 0);
        expect(paid + (settled.at(-1)?.carriedOut ?? carried)).toBe(carried + shares);
        for (const one of settled) {
          expect(one.paid).toBeGreaterThanOrEqual(0);
          expect(one.carriedOut).toBeLessThanOrEqual(0);
          expect(one.paid === 0 || one.carriedOut === 0).toBe(true);
        }
      }),
    );
  });

  test('gives the same result in two runs as in one', () => {
    fc.assert(
      fc.property(months, fc.nat(), (given, cut) => {
        const at = cut % (given.length + 1);
        const first = settle(given.slice(0, at), 0);
        const second = settle(given.slice(at), first.at(-1)?.carriedOut ?? 0);
        expect([...first, ...second]).toEqual(settle(given, 0));
      }),
    );
  });
});

test('the shares of days add up to the share of the month', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 31 }), (nets) => {
      const parts = sharesOf(
        nets.map((net, at) => ({ period: `2026-01-${String(at + 1).padStart(2, '0')}`, net })),
        () => 33,
      );
      const total = nets.reduce((sum, net) => sum + net, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(shareOf(total, 33));
    }),
  );
});
