import { seeded } from '@wl/art/random';
import { failpointNames } from '@wl/server/platform/failpoint';
import { expect, test } from 'vitest';
import { nextBoundary } from './boundaries.ts';
import { dealFrom } from './deck.ts';
import { progressLine } from './progress.ts';
import { timesOf } from './recoveries.ts';

test('a deck contains every kind of fault, and four decks contain one month end', () => {
  const deal = dealFrom(seeded(1), ['both']);
  expect(deal()).toBe('both');
  const dealt = Array.from({ length: 4 * 37 }, deal);
  for (const strike of ['server', 'worker', 'postgres', 'half_open', 'midnight', ...failpointNames])
    expect(dealt, strike).toContain(strike);
  expect(dealt.filter((strike) => strike === 'month_end')).toHaveLength(1);
});

test('midnight and month end are those of UTC and at least the lead time ahead', () => {
  const at = (boundary: 'midnight' | 'month_end', now: string, leadMs = 10_000) =>
    new Date(nextBoundary(boundary, Date.parse(now), leadMs)).toISOString();
  expect(at('midnight', '2026-11-21T07:00:00Z')).toBe('2026-11-22T00:00:00.000Z');
  expect(at('month_end', '2026-11-21T07:00:00Z')).toBe('2026-12-01T00:00:00.000Z');
  expect(at('midnight', '2026-12-31T23:59:55Z')).toBe('2027-01-02T00:00:00.000Z');
  expect(at('month_end', '2026-12-31T23:59:45Z')).toBe('2027-01-01T00:00:00.000Z');
});

test('the progress line shows how much is done and the remaining time', () => {
  expect(progressLine(0, 200, 0)).toBe('[........................] 0/200');
  expect(progressLine(50, 200, 300_000)).toBe(
    '[######..................] 50/200, about 15 min left',
  );
  expect(progressLine(198, 200, 600_000)).toContain('198/200, about 6 s left');
});

test('recovery times are sorted before the median is taken', () => {
  const times = [900, 100, 300].map((ms) => ({ strike: 'server', ms }) as const);
  expect(timesOf(times)).toEqual({ medianMs: 300, p95Ms: 900, maxMs: 900 });
  expect(timesOf([])).toEqual({ medianMs: 0, p95Ms: 0, maxMs: 0 });
});
