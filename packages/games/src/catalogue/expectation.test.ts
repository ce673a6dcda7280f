import { describe, expect, it, test } from 'vitest';
import { payoutCents, stakeCents } from '../money.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { computeSpread } from './compute-stats.ts';
import { expectationOf, needsBet, returnErrorOf } from './expectation.ts';
import committed from './generated/spreads.json' with { type: 'json' };
import { gameBySlug, games, statsOf } from './index.ts';

const gameOf = (slug: string) => gameBySlug(slug)!;
const expected = (slug: string, stake: number, sent?: Record<string, unknown>) =>
  expectationOf(gameOf(slug), stake, sent).cents;

it('spreads.json equals a fresh computation (else run `node tools/stats.ts`)', () => {
  expect(committed).toEqual(
    Object.fromEntries(games.map((game) => [game.slug, computeSpread(game, statsOf(game.slug))])),
  );
});

describe('the expected payout of a bet', () => {
  test('uses separate returns for a spin and a bought bonus', () => {
    expect(expected('lotus-tower', 100)).toBeCloseTo(96.1001, 6);
    expect(expected('lotus-tower', 6600, { stakeCents: 100, buy: 'free_spins' })).toBeCloseTo(
      6369.363,
      6,
    );
  });

  test.each([
    ['westminster-roulette', { red: 1000, 'straight:17': 500 }, 986.486 + 486.4865],
    ['strip-double-zero', { 'first-five': 500, 'split:0-00': 500 }, 460.5265 + 473.684],
    ['lisboa-baccarat', { banker: 1000, tie: 100 }, 989.421 + 85.6404],
    ['cotai-sic-bo', { small: 1000 }, 972.222],
  ])('%s sums the expected payouts of its spots', (slug, spots, cents) => {
    const stake = Object.values(spots).reduce((sum, each) => sum + (each ?? 0), 0);
    expect(expected(slug, stake, { spots })).toBeCloseTo(cents, 6);
  });

  test('includes stakes added by a decision in full', () => {
    const spots = { 'hand-1': 1000, 'hand-1-pairs': 100, 'hand-2': 500, 'hand-2-plus3': 50 };
    const first = 1500 * 0.995143 + 95.9036 + 50 * 0.962961;
    expect(expected('boulevard-blackjack', 1650, { spots })).toBeCloseTo(first, 6);
    // Doubling both hands adds 1,500 cents to the stake, which the expected payout must include in full.
    expect(
      expected('boulevard-blackjack', 3150, { spots, actions: ['double', 'double'] }),
    ).toBeCloseTo(first + 1500, 6);
    const ante = { ante: 100, 'pair-plus': 50 };
    expect(expected('harbour-three-card', 250, { spots: ante, actions: ['play'] })).toBeCloseTo(
      96.627 + 48.84165 + 100,
      6,
    );
  });

  test('has a positive standard deviation for every published bet name', () => {
    for (const { slug } of games) {
      const { perBet } = statsOf(slug);
      const { sigmas } = (committed as Record<string, { sigmas: Record<string, number> }>)[slug]!;
      if (perBet) expect(Object.keys(sigmas).sort(), slug).toEqual(Object.keys(perBet).sort());
      expect(Math.min(...Object.values(sigmas)), slug).toBeGreaterThan(0);
    }
  });

  test('needs the bet only if its stake does not determine the return', () => {
    expect(needsBet(gameOf('neon-shibuya'), 10_000)).toBe(false);
    expect(needsBet(gameOf('metro-keno'), 100)).toBe(false);
    expect(needsBet(gameOf('westminster-roulette'), 100)).toBe(true);
    // The cheapest bonus buy of Lotus Tower costs 66 times the minimum stake of 20 cents. A bet of at least that amount
    // can be a bonus buy, so the stake alone does not determine the return.
    const lotus = gameOf('lotus-tower');
    expect(needsBet(lotus, 66 * 20 - 1)).toBe(false);
    expect(needsBet(lotus, 66 * 20)).toBe(true);
  });

  test('has an error for a measured return and none for an exact one', () => {
    expect(returnErrorOf('neon-shibuya')).toBe(0);
    expect(returnErrorOf('ginza-lantern-fall')).toBeGreaterThan(0);
  });
});

/** Compares the engine's mean payout with the expected payout, for bets that combine parts with very different odds. */
test.each([
  ['westminster-roulette', { spots: { red: 1000, 'straight:17': 100, 'corner:16-17-19-20': 200 } }],
  ['strip-double-zero', { spots: { 'first-five': 1000, black: 500 } }],
  ['lisboa-baccarat', { spots: { tie: 500, 'player-dragon': 500, banker: 1000 } }],
  ['cotai-sic-bo', { spots: { 'total:7': 500, 'single:3': 500, odd: 1000 } }],
])('%s pays the expected mean for %j', (slug, sent) => {
  const game = gameOf(slug);
  const bet = game.checkBet(sent);
  if (!bet.ok) throw new Error(bet.reason);
  const stake = stakeCents(bet.bet.parts);
  const { cents, sigmaCents } = expectationOf(game, stake, sent);
  const stream = xoshiro128(2026);
  const rounds = 20_000;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    const off = payoutCents(bet.bet.parts, game.play(bet.bet, stream).payouts) - cents;
    sum += off;
    squares += off * off;
  }
  expect(Math.abs(sum) / Math.sqrt(squares)).toBeLessThan(3);
  // `sigmaCents` is the sum of the parts' standard deviations, as if all parts always won or lost together. It is
  // therefore an upper bound on the measured deviation.
  const spread = Math.sqrt(squares / rounds);
  expect(spread).toBeLessThanOrEqual(sigmaCents * 1.02);
  expect(spread).toBeGreaterThan(sigmaCents / 3);
});
