import { games } from '@wl/games/catalogue/index';
import { describe, expect, test } from 'vitest';
import { cities } from '../cities/index.ts';
import { isSlot } from './contribution.ts';
import { ERRAND_CENTS, errandsOf, weeklyErrandOf } from './itinerary.ts';
import { isoWeekOf, weekStartOf } from '../week.ts';

const days = Array.from({ length: 400 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);

describe('errands', () => {
  test('pay 10 Coins for each $10 to stake, and the weekly one pays 100 (decisions §8)', () => {
    for (const day of days) {
      for (const { cents, coins } of errandsOf('m', day, 'london'))
        expect(coins).toBe((cents / 10_00) * 10);
      expect(weeklyErrandOf(day)).toMatchObject({ coins: 100, games: null });
    }
  });

  test('are always the same for a member, day and city, and vary with day and member', () => {
    const text = (member: string, day: string, city: string) =>
      JSON.stringify(errandsOf(member, day, city).map(({ id: _, ...rest }) => rest));
    const [day = ''] = days;
    expect(text('m', day, 'london')).toBe(text('m', day, 'london'));
    expect(new Set(days.map((one) => text('m', one, 'london'))).size).toBeGreaterThan(30);
    expect(
      new Set(days.map((_, index) => text(`member ${index}`, day, 'london'))).size,
    ).toBeGreaterThan(30);
  });

  test('of a day are all of different kinds, and every kind is drawn at least 15 % of the time', () => {
    const drawn = new Map<string, number>();
    for (const day of days)
      for (let member = 0; member < 10; member += 1) {
        const kinds = errandsOf(`member ${member}`, day, 'paris').map(
          ({ games: of, mostPerGame }) => JSON.stringify([of, mostPerGame !== null]),
        );
        expect(new Set(kinds).size).toBe(ERRAND_CENTS.length);
        for (const kind of kinds) drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
      }
    expect(drawn.size).toBe(5);
    for (const times of drawn.values())
      expect(times / (days.length * 10 * 3)).toBeGreaterThan(0.15);
  });

  test('can be completed in every city with slots alone, with whole cents per game', () => {
    for (const { slug } of cities)
      expect(games.some(({ city, category }) => city === slug && isSlot(category))).toBe(true);
    for (const day of days)
      for (const { cents, mostPerGame } of errandsOf('m', day, 'macau')) {
        if (mostPerGame === null) continue;
        expect(Number.isInteger(mostPerGame)).toBe(true);
        expect(cents / mostPerGame).toBeLessThanOrEqual(4);
      }
  });
});

test('weeks are those of ISO 8601', () => {
  for (const [day, week] of [
    ['2026-01-01', '2026-W01'],
    ['2025-12-29', '2026-W01'],
    ['2025-12-28', '2025-W52'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2026-03-02', '2026-W10'],
  ] as const)
    expect(isoWeekOf(day), day).toBe(week);
  expect(weekStartOf('2026-03-08').toISOString()).toBe('2026-03-02T00:00:00.000Z');
});
