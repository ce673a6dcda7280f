import { gameBySlug, games } from '@wl/games/catalogue/index';
import { expectationOf, hangsOnDecisions, returnErrorOf } from '@wl/games/catalogue/expectation';
import { payoutCents, stakeCents } from '@wl/games/money';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { describe, expect, test } from 'vitest';
import { judgeReturn, noRounds, type ReturnSums } from './returns-rules.ts';

/**
 * Returns the sums for $1 rounds, each with an expected payout of 96 cents and a standard deviation of two dollars. The
 * total payout is `sigmas` standard deviations above the expected total.
 */
function sums(rounds: number, sigmas: number, of: Partial<ReturnSums> = {}): ReturnSums {
  const spread = rounds * 200 ** 2;
  const expected = rounds * 96;
  const paid = expected + sigmas * Math.sqrt(spread);
  return { rounds, staked: rounds * 100, paid, expected, squares: spread, spread, ...of };
}
const exact = { error: 0, decisions: false };
const state = (...[given, terms = exact]: [ReturnSums, Parameters<typeof judgeReturn>[1]?]) =>
  judgeReturn(given, terms).state;

describe('the band of a game’s return', () => {
  test.each([
    [999, 9, 'too_early'],
    [1000, 2.99, 'in_band'],
    [1000, 3.01, 'watch'],
    [1000, 3.99, 'watch'],
    [1000, 4.01, 'alarm'],
    [1000, -2.99, 'in_band'],
    [1000, -3.01, 'watch'],
    [1000, -4.01, 'alarm'],
  ])('state after %i rounds at %f sigmas is %s', (rounds, sigmas, expected) => {
    expect(state(sums(rounds, sigmas))).toBe(expected);
  });

  test('gives its figures in percent of the stakes', () => {
    const judged = judgeReturn(sums(10_000, 5), exact);
    expect(judged.expected_percent).toBeCloseTo(96, 9);
    // The payout exceeds the expected payout by 5σ (5 × 200 × √10,000 cents), or 10% of the million cents staked.
    expect(judged.actual_percent).toBeCloseTo(106, 9);
    expect(judged.sigma_points).toBeCloseTo(2, 9);
    expect(judged.z).toBeCloseTo(5, 9);
  });

  test('has no percentages and the state too_early without rounds', () => {
    expect(judgeReturn(noRounds, exact)).toEqual({
      rounds: 0,
      staked_cents: 0,
      paid_cents: 0,
      expected_cents: 0,
      actual_percent: null,
      expected_percent: null,
      sigma_points: null,
      z: null,
      state: 'too_early',
    });
  });

  test('uses the larger of the published and the observed deviation', () => {
    const low = sums(1000, -8);
    expect(state({ ...low, squares: low.spread / 100 })).toBe('alarm');
    expect(state({ ...low, squares: low.spread / 100, spread: low.spread * 9 })).toBe('in_band');
    expect(state({ ...sums(1000, 8), squares: low.spread * 9 })).toBe('in_band');
  });

  test('widens by the error of a measured return', () => {
    // Over a million $1 rounds, an error of 0.5 percentage points in the published return corresponds to $5,000. `z`
    // must take this error into account.
    const given = sums(1_000_000, 6);
    expect(state(given)).toBe('alarm');
    expect(judgeReturn(given, { error: 0.005, decisions: false }).z).toBeCloseTo(
      (6 * 2000) / Math.hypot(2000, 5000),
      9,
    );
  });

  test('of a game with decisions is at most watch for a low payout, but alarm for a high one', () => {
    const decided = { error: 0, decisions: true };
    expect(state(sums(1000, -40), decided)).toBe('watch');
    expect(state(sums(1000, 4.1), decided)).toBe('alarm');
  });
});

/**
 * Bets for games that cannot be tested with a simple $1 spin: a keno ticket, and table bets with very different odds.
 */
const bets: Readonly<Record<string, Record<string, unknown>>> = {
  'metro-keno': { stakeCents: 100, picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
  'westminster-roulette': { spots: { 'straight:17': 100 } },
  'strip-double-zero': { spots: { 'first-five': 100, red: 500 } },
  'lisboa-baccarat': { spots: { banker: 100, tie: 100 } },
  'cotai-sic-bo': { spots: { 'triple:3': 100 } },
};

/**
 * The alarm uses the larger of the observed and the published standard deviation. With the observed deviation alone, up
 * to one in five series of 1,000 rounds would raise a false alarm.
 */
test(
  'a correct game raises no alarm in any of thirty series of 1,000 rounds',
  { timeout: 120_000 },
  () => {
    const alarms: string[] = [];
    for (const game of games.filter((one) => !hangsOnDecisions(one))) {
      const sent = bets[game.slug] ?? { stakeCents: 100 };
      const bet = gameBySlug(game.slug)!.checkBet(sent);
      if (!bet.ok) throw new Error(`${game.slug} ${bet.reason}`);
      const stake = stakeCents(bet.bet.parts);
      const { cents, sigmaCents } = expectationOf(game, stake, sent);
      const stream = xoshiro128(22);
      const error = returnErrorOf(game.slug);
      for (let stretch = 0; stretch < 30; stretch++) {
        const seen: ReturnSums = { ...noRounds };
        for (; seen.rounds < 1000; seen.rounds++) {
          const paid = payoutCents(bet.bet.parts, game.play(bet.bet, stream).payouts);
          seen.staked += stake;
          seen.paid += paid;
          seen.expected += cents;
          seen.squares += (paid - cents) ** 2;
          seen.spread += sigmaCents ** 2;
        }
        const { state, z } = judgeReturn(seen, { error, decisions: false });
        if (state === 'alarm') alarms.push(`${game.slug} ${String(z)}`);
      }
    }
    expect(alarms).toEqual([]);
  },
);
