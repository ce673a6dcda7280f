import { games, statsOf } from '@wl/games/catalogue/index';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countForHustler, type Hustler, lowestEdgeMillionths } from './hustler-rules.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 2, 30);

const someone = (level: number): Hustler => ({
  level,
  items: [],
  day: null,
  rounds: 0,
  earned: 0,
  paidCents: 0,
});
const edgeOf = (slug: string) => {
  const { returnPercent, perBet = {} } = statsOf(slug);
  return lowestEdgeMillionths([returnPercent, ...Object.values(perBet)]);
};

interface Round {
  cashStakeCents: number;
  edgeMillionths: number;
  at: Date;
}

/**
 * Computes the cashback for each round directly from the rule in decisions §8, with exact fractions. The function is
 * slow, but easy to compare with the rule.
 */
function slowly(level: number, rounds: readonly Round[]): number[] {
  return rounds.map((round, place) => {
    const dayOf = ({ at }: Round) => Math.floor(at.getTime() / DAY_MS);
    const upTo = (end: number) => {
      const counted = rounds
        .slice(0, end)
        .filter((one) => one.cashStakeCents > 0 && dayOf(one) === dayOf(round))
        .slice(0, 30);
      // The sum is in ten-millionths of a cent, because the edge is in millionths of the stake, and each skill level
      // pays back a tenth of the edge.
      const sum = counted.reduce(
        (all, one) => all + BigInt(one.cashStakeCents) * BigInt(one.edgeMillionths) * BigInt(level),
        0n,
      );
      const cents = sum / 10_000_000n;
      return cents > 5000n ? 5000n : cents;
    };
    return round.cashStakeCents > 0 ? Number(upTo(place + 1) - upTo(place)) : 0;
  });
}

const someRounds = fc
  .array(
    fc.record({
      cashStakeCents: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 1_000_000 }),
      ),
      edgeMillionths: fc.oneof(
        fc.constantFrom(...games.map(({ slug }) => edgeOf(slug))),
        fc.integer({ min: 0, max: 300_000 }),
      ),
      afterMs: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: DAY_MS })),
    }),
    { maxLength: 90 },
  )
  .map((steps) => {
    let at = START;
    return steps.map(({ afterMs, ...round }) => ({ ...round, at: new Date((at += afterMs)) }));
  });

describe('the Hustler skill', () => {
  test('pays the same cents per round as a literal implementation of the rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), someRounds, (level, rounds) => {
        const hustler = someone(level);
        expect(rounds.map((round) => countForHustler(hustler, round))).toEqual(
          slowly(level, rounds),
        );
      }),
    );
  });

  test('never pays more than half of the rounds’ expected cost, or more than $50 a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), someRounds, (level, rounds) => {
        const hustler = someone(level);
        const byDay = new Map<string, number>();
        let gained = 0;
        let costMillionths = 0;
        for (const round of rounds) {
          const cents = countForHustler(hustler, round);
          const day = round.at.toISOString().slice(0, 10);
          byDay.set(day, (byDay.get(day) ?? 0) + cents);
          gained += cents;
          costMillionths += round.cashStakeCents * round.edgeMillionths;
          expect(cents).toBeGreaterThanOrEqual(0);
        }
        expect(gained * 2_000_000).toBeLessThanOrEqual(costMillionths);
        expect(Math.max(0, ...byDay.values())).toBeLessThanOrEqual(5000);
      }),
    );
  });

  test('adds up fractions of a cent over the day and drops them at midnight', () => {
    const hustler = someone(1);
    // Each round earns 10 cents × 4% × 10% = 0.04 cents, so the total reaches one cent in the twenty-fifth round.
    const round = { cashStakeCents: 10, edgeMillionths: 40_000, at: new Date(START) };
    const day = Array.from({ length: 30 }, () => countForHustler(hustler, round));
    expect(day.findIndex((cents) => cents > 0)).toBe(24);
    expect(day.reduce((a, b) => a + b)).toBe(1);
    const next = { ...round, at: new Date(START + DAY_MS) };
    expect(Array.from({ length: 24 }, () => countForHustler(hustler, next))).not.toContain(1);
    expect(countForHustler(hustler, next)).toBe(1);
  });

  test('does not count excluded rounds towards the thirty daily rounds', () => {
    const hustler = { ...someone(5), items: ['a running bonus'] };
    const round = { cashStakeCents: 10_000, edgeMillionths: 40_000, at: new Date(START) };
    expect(countForHustler(hustler, round)).toBe(0);
    expect(hustler).toMatchObject({ rounds: 0, day: null });
    hustler.items = [];
    expect(countForHustler(hustler, { ...round, cashStakeCents: 0 })).toBe(0);
    expect(hustler.rounds).toBe(0);
    expect(countForHustler(hustler, round)).toBe(200);
    expect(hustler.rounds).toBe(1);
  });

  test('pays nothing for a late round of an earlier day', () => {
    const hustler = someone(5);
    const round = { cashStakeCents: 10_000, edgeMillionths: 40_000, at: new Date(START + DAY_MS) };
    expect(countForHustler(hustler, round)).toBe(200);
    expect(countForHustler(hustler, { ...round, at: new Date(START) })).toBe(0);
    expect(hustler).toMatchObject({ day: '2026-03-31', rounds: 1 });
  });

  test('pays at most half of the house edge for every bet of every game', () => {
    for (const { slug } of games) {
      const { returnPercent, perBet = {} } = statsOf(slug);
      for (const percent of [returnPercent, ...Object.values(perBet)]) {
        // House edge of this bet, in millionths of the stake. The game's maximum cashback, which is half of
        // `edgeOf(slug)`, must not exceed half of the bet's edge.
        const cost = Math.round((100 - percent) * 10_000);
        expect(edgeOf(slug) / 2).toBeLessThanOrEqual(cost / 2);
      }
      expect(edgeOf(slug)).toBeGreaterThan(0);
    }
  });
});
