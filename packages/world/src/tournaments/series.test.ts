import { gameBySlug } from '@wl/games/catalogue/index';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityBySlug } from '../cities/index.ts';
import { languages } from '../languages.ts';
import { fixtures, series } from './series.ts';
import { prizeOf, prizeSum } from './tournament.ts';

describe.each(series.map((one) => [one.id, one] as const))('the series %s', (_id, one) => {
  test('has a name in every language and an existing city', () => {
    for (const language of languages) expect(one.name[language].length).toBeGreaterThan(3);
    expect(cityBySlug(one.city)).toBeDefined();
  });

  test('counts slots that offer its stake, and their bonus buys cost more than that stake', () => {
    expect(one.games.length).toBeGreaterThan(0);
    for (const slug of one.games) {
      const game = gameBySlug(slug);
      expect(game?.family, slug).toBe('slots');
      expect(game?.stakes, slug).toContain(one.stakeCents);
      // Even the cheapest bonus buy must cost more than the tournament's stake, so that a bonus buy cannot count as a
      // round at that stake. A bonus buy costs at least 66 times the stake of an ordinary round, so a factor of 60
      // leaves a margin.
      if (game?.features.bonusBuy) expect(game.minBetCents * 60).toBeGreaterThan(one.stakeCents);
    }
  });

  test('pays consecutive ranks without gaps, a better rank never less', () => {
    let last = 0;
    for (const { from, to, coins } of one.prizes) {
      expect(from).toBe(last + 1);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(coins).toBeGreaterThan(0);
      last = to;
    }
    for (let rank = 1; rank < last; rank += 1)
      expect(prizeOf(one.prizes, rank)).toBeGreaterThanOrEqual(prizeOf(one.prizes, rank + 1));
    expect(prizeOf(one.prizes, last + 1)).toBe(0);
  });

  test('pays the winner, net of the entry, at most five Coins per dollar of counted stakes', () => {
    const dollars = (one.stakeCents * one.maxRounds) / 100;
    expect((one.prizes[0]?.coins ?? 0) - one.entryCoins).toBeLessThanOrEqual(dollars * 5);
  });

  test('lasts 1 to 24 hours and has a start hour and days', () => {
    expect(one.hours).toBeGreaterThanOrEqual(1);
    expect(one.hours).toBeLessThanOrEqual(24);
    expect(one.startHour).toBeLessThan(24);
    expect(one.days.length).toBeGreaterThan(0);
  });
});

test('series ids are unique, and every city has a series', () => {
  expect(new Set(series.map(({ id }) => id)).size).toBe(series.length);
  expect(new Set(series.map(({ city }) => city)).size).toBe(10);
});

test('free tournaments pay at most 300 Coins a day on average', () => {
  const free = series.filter(({ entryCoins }) => entryCoins === 0);
  const perWeek = free.reduce((sum, { prizes, days }) => sum + prizeSum(prizes) * days.length, 0);
  expect(perWeek).toBeLessThanOrEqual(7 * 300);
});

test('the prizes of all tournaments in a week are at most 12,000 Coins', () => {
  const perWeek = series.reduce((sum, { prizes, days }) => sum + prizeSum(prizes) * days.length, 0);
  expect(perWeek).toBeLessThanOrEqual(12_000);
});

test('at least one tournament is running at every full hour', () => {
  const from = new Date('2026-03-01T00:00:00Z');
  const until = new Date('2026-03-09T00:00:00Z');
  const all = fixtures(from, until);
  for (let at = from.getTime(); at < until.getTime(); at += 3_600_000)
    expect(
      all.some(({ startsAt, endsAt }) => startsAt.getTime() <= at && endsAt.getTime() > at),
    ).toBe(true);
});

test('the fixtures of two adjacent periods are those of the whole period', () => {
  const start = Date.UTC(2026, 0, 1);
  const hour = fc.integer({ min: 0, max: 24 * 40 });
  const ids = (from: number, until: number) =>
    fixtures(new Date(start + from * 3_600_000), new Date(start + until * 3_600_000)).map(
      ({ series: one, startsAt }) => `${one.id} ${startsAt.toISOString()}`,
    );
  fc.assert(
    fc.property(hour, hour, hour, (a, b, c) => {
      const [from, middle, until] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
      const both = new Set([...ids(from, middle), ...ids(middle, until)]);
      expect([...both].sort()).toEqual(ids(from, until).sort());
    }),
  );
});
