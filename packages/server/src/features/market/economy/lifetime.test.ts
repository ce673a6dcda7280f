import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Tactic } from '@wl/world/bonuses/simulation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate } from './estimate.ts';
import { lifetimeOf } from './lifetime.ts';
import { ownCost } from './own-cost.ts';
import { PayTable, playedSlot, slotOf } from './pay-table.ts';

const seat = { game: 'neon-shibuya', stakeCents: 100 };
const careless: Tactic = { depositCents: 10_000, first: seat, bonus: seat, roundsPerDay: 2_000 };
const deposit: DepositBonusTerms = {
  kind: 'deposit_bonus',
  keepDays: 30,
  percent: 100,
  maxCents: 10_000,
  minDepositCents: 1_000,
  wageringTimes: 40,
  runDays: 30,
};
/**
 * Returns a function that creates a slot with a known mean payout: the slot pays twice the stake with the given
 * probability, and otherwise nothing.
 */
const coin = (winPercent: number) => () =>
  slotOf('coin', { hundredths: [0, 200], chances: [100 - winPercent, winPercent] }, [10, 100, 500]);

describe('a payout table', () => {
  it('has the published mean return for four slots at a stake of $1', () => {
    for (const slug of ['neon-shibuya', 'mojave-jackpot-tumble', 'pachi-sevens', 'lotus-tower']) {
      const slot = playedSlot(slug);
      const dollar = slot.tables.find(({ stakeCents }) => stakeCents === 100)!;
      expect(Math.abs(dollar.meanCents / 100 - (1 - slot.edgeShare))).toBeLessThan(0.0003);
    }
  });

  it('draws each payout with its probability', () => {
    const table = new PayTable(
      { hundredths: [0, 50, 300, 10_000], chances: [70, 20, 9.9, 0.1] },
      100,
    );
    const random = xoshiro128(11);
    const seen = new Map<number, number>();
    const rounds = 2_000_000;
    for (let i = 0; i < rounds; i++) {
      const pay = table.draw(random);
      seen.set(pay, (seen.get(pay) ?? 0) + 1);
    }
    for (const [pay, share] of [
      [0, 0.7],
      [50, 0.2],
      [300, 0.099],
      [10_000, 0.001],
    ] as const) {
      const spread = Math.sqrt((share * (1 - share)) / rounds);
      expect(Math.abs((seen.get(pay) ?? 0) / rounds - share)).toBeLessThan(5 * spread);
    }
  });
});

describe('the simulated lifetime of an item', () => {
  it('gains nothing if the deposit earns no bonus', () => {
    const none: DepositBonusTerms = { ...deposit, percent: 0 };
    const lifetime = lifetimeOf(none, { ...careless, depositCents: 20_000 }, 0);
    const { gain } = lifetime(xoshiro128(1));
    expect(gain).toBe(0);
    // A deposit below the minimum earns no bonus, so nothing needs to be wagered and the gain is 0.
    const small = lifetimeOf(deposit, { ...careless, depositCents: 900 }, 0);
    expect(small(xoshiro128(1)).gain).toBe(0);
  });

  it('costs the house edge of the turnover if no cashback is paid', () => {
    const nothing: BonusTerms = {
      kind: 'deposit_cashback',
      keepDays: 30,
      percent: 0,
      maxCents: 5_000,
      minDepositCents: 1_000,
      turnoverTimes: 3,
      balanceUnderCents: 100,
      watchDays: 7,
      wageringTimes: 20,
      runDays: 30,
    };
    const small = { game: 'neon-shibuya', stakeCents: 20 };
    const tactic = { ...careless, depositCents: 100_000, first: small };
    const { tables } = playedSlot('neon-shibuya');
    const { gain, granted } = lifetimeOf(nothing, tactic, 0)(xoshiro128(2));
    expect(granted).toBe(0);
    // The member can play 14,000 rounds in the seven days (`watchDays`) during which the item tracks the deposit. At 20
    // cents a round, the turnover is $2,800.
    expect(gain).toBeCloseTo(-14_000 * (20 - tables[0]!.meanCents), 6);
  });

  it('gains the bonus minus the house edge of the turnover if the money cannot run out', () => {
    // The money cannot run out, because the wagering requirement is low, the deposit is large and the stakes are small.
    const easy = { ...deposit, wageringTimes: 3 };
    const tactic = { ...careless, depositCents: 10_000 };
    const { tables } = playedSlot('neon-shibuya');
    const dollar = tables.find(({ stakeCents }) => stakeCents === 100)!;
    const expected = 10_000 - 300 * (100 - dollar.meanCents);
    const { gain, finished } = lifetimeOf(easy, tactic, 0)(xoshiro128(9));
    expect(finished).toBe(true);
    expect(gain).toBeCloseTo(expected, 6);
  });

  it('has the same value with and without variance reduction, within the intervals', () => {
    const lifetime = lifetimeOf(deposit, careless, 0, coin(48));
    const lifetimes = 4_000;
    const random = xoshiro128(5);
    let plain = 0;
    let squares = 0;
    for (let i = 0; i < lifetimes; i++) {
      const { gainWithLuck } = lifetime(random);
      plain += gainWithLuck;
      squares += gainWithLuck ** 2;
    }
    const mean = plain / lifetimes;
    const error = Math.sqrt((squares / lifetimes - mean * mean) / lifetimes);
    const { value, error: calm } = estimate(lifetime, lifetimes, 6);
    expect(calm).toBeLessThan(error / 2);
    expect(Math.abs(value - mean)).toBeLessThan(4 * Math.hypot(error, calm));
  });

  it('scales in proportion to deposit, bonus and stakes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
        const tenfold = () =>
          slotOf('coin', { hundredths: [0, 200], chances: [52, 48] }, [100, 1_000]);
        const single = () => slotOf('coin', { hundredths: [0, 200], chances: [52, 48] }, [10, 100]);
        const small = lifetimeOf(
          { ...deposit, maxCents: 1_000 },
          { ...careless, depositCents: 1_000, bonus: { game: 'coin', stakeCents: 10 } },
          0,
          single,
        )(xoshiro128(seed));
        const large = lifetimeOf(
          deposit,
          { ...careless, depositCents: 10_000, bonus: { game: 'coin', stakeCents: 100 } },
          0,
          tenfold,
        )(xoshiro128(seed));
        expect(large.gainWithLuck).toBe(10 * small.gainWithLuck);
      }),
      { numRuns: 100 },
    );
  });

  it('requires less turnover and is worth more with each Gambler level', () => {
    const values = [0, 1, 2, 3, 4, 5].map((gambler) =>
      estimate(lifetimeOf(deposit, careless, gambler), 1_000, 7),
    );
    values.slice(1).forEach((level, at) => {
      expect(level.required).toBeLessThan(values[at]!.required);
      expect(level.value).toBeGreaterThan(values[at]!.value);
    });
  });

  it('values free spins below their mean winnings, and grants nothing for credits that are merely won back', () => {
    const spins: BonusTerms = {
      kind: 'free_spins',
      keepDays: 30,
      spins: 20,
      game: 'neon-shibuya',
      playDays: 7,
      wageringTimes: 20,
      runDays: 7,
    };
    const tactic = { ...careless, depositCents: 0, usesCrumbs: true };
    const { value, granted } = estimate(lifetimeOf(spins, tactic, 0), 3_000, 8);
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(20 * playedSlot('neon-shibuya').tables[0]!.meanCents);
    expect(granted).toBeGreaterThan(0);
    const credits: BonusTerms = {
      kind: 'spin_credits',
      keepDays: 30,
      creditCents: 300,
      playDays: 7,
      wageringTimes: 10,
      runDays: 7,
    };
    // In every round, this slot pays exactly the stake. The winnings therefore never exceed the spin credit, and the
    // item grants no bonus money.
    const flat = () => slotOf('flat', { hundredths: [100], chances: [1] }, [100]);
    expect(estimate(lifetimeOf(credits, tactic, 0, flat), 10, 1).granted).toBe(0);
  });

  it('has a consistent value for free spins with a rare jackpot, for few and many runs', () => {
    const spins: BonusTerms = {
      kind: 'free_spins',
      keepDays: 30,
      spins: 10,
      game: 'rare',
      playDays: 7,
      wageringTimes: 20,
      runDays: 7,
    };
    const rare = () =>
      slotOf('rare', { hundredths: [0, 50, 100_000], chances: [499_500, 500_000, 500] }, [10]);
    const tactic = { ...careless, depositCents: 0 };
    const lifetime = lifetimeOf(spins, tactic, 0, rare);
    const few = estimate(lifetime, 4_000, 12);
    const many = estimate(lifetime, 60_000, 13);
    expect(Math.abs(few.value - many.value)).toBeLessThan(4 * Math.hypot(few.error, many.error));
    const random = xoshiro128(14);
    let drawn = 0;
    let squares = 0;
    for (let i = 0; i < 20_000; i++) {
      const ending = lifetime(random);
      drawn += ending.drawn;
      squares += ending.drawn ** 2;
    }
    expect(Math.abs(drawn)).toBeLessThan(4 * Math.sqrt(squares));
  });

  it('grants cashback only for a loss after the required turnover is completed', () => {
    const cashback: BonusTerms = {
      kind: 'deposit_cashback',
      keepDays: 30,
      percent: 50,
      maxCents: 5_000,
      minDepositCents: 1_000,
      turnoverTimes: 3,
      balanceUnderCents: 100,
      watchDays: 7,
      wageringTimes: 20,
      runDays: 30,
    };
    const never = () => slotOf('never', { hundredths: [0], chances: [1] }, [100]);
    const lost = lifetimeOf(cashback, careless, 0, never)(xoshiro128(1));
    expect(lost).toMatchObject({ granted: 0, gainWithLuck: -10_000 });
    // Every round pays back its stake, so the required turnover is reached without a loss.
    const flat = () => slotOf('flat', { hundredths: [100], chances: [1] }, [100]);
    expect(lifetimeOf(cashback, careless, 0, flat)(xoshiro128(1))).toMatchObject({
      granted: 0,
      gainWithLuck: 0,
    });
    // Each round loses a quarter of its stake. The required turnover is reached after 300 rounds, and bold play then
    // continues until less than $1 is left. The cashback returns 50% of the loss of $99.25.
    const half = () => slotOf('half', { hundredths: [75], chances: [1] }, [100]);
    const bold = { ...careless, bold: seat, profitTimes: 2 };
    const ending = lifetimeOf(cashback, bold, 0, half)(xoshiro128(1));
    expect(ending.granted).toBe(4_962);
  });

  it('own cash costs half at Hustler level 5, up to the daily rebate limit', () => {
    expect(ownCost(100)).toBeCloseTo(2.717, 3);
    expect(ownCost(100_000, 5, 30)).toBeCloseTo(ownCost(100_000) / 2, 6);
    // The rebate applies to at most thirty rounds a day. Even at the maximum stake in the game where wagering costs the
    // least, these rounds cannot reach a turnover of $20,000, so more than half of the cost remains.
    expect(ownCost(2_000_000, 5, 30)).toBeGreaterThan(ownCost(2_000_000) / 2);
  });
});
