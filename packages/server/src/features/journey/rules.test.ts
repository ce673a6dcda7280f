import { experienceSources, type ExperienceSourceName } from '@wl/world/casino/experience';
import { experienceToReach } from '@wl/world/casino/levels';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaitDeposit,
  countRound,
  gainExperience,
  takeBackDeposit,
  takeBackRound,
  usesAt,
  type Progress,
} from './rules.ts';

const newcomer = (): Progress => ({
  level: 1,
  experience: 0,
  skillPoints: 0,
  uses: new Map(),
  deposits: new Map(),
});

const sources = Object.keys(experienceSources) as ExperienceSourceName[];

describe('experience limits', () => {
  test('agree with a brute-force count over hours, UTC days and months', () => {
    const step = fc.record({
      source: fc.constantFrom(...sources),
      // Mix short gaps with gaps of up to 40 hours, so that the hour, day and month limits are all reached and reset.
      gapMs: fc.oneof(
        fc.integer({ min: 0, max: 600_000 }),
        fc.integer({ min: 0, max: 40 * 3_600_000 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        const progress = newcomer();
        const counted: { source: ExperienceSourceName; at: string }[] = [];
        let total = 0;
        let now = Date.UTC(2026, 0, 30, 22);
        for (const { source, gapMs } of steps) {
          now += gapMs;
          const at = new Date(now).toISOString();
          // Independently of the rules, count how often this source has given experience in the same hour, day and
          // month. Two times are in the same period if their ISO dates have the same prefix.
          const same = (length: number) =>
            counted.filter(
              (one) => one.source === source && one.at.slice(0, length) === at.slice(0, length),
            ).length;
          const limit = experienceSources[source];
          const fits =
            same(13) < limit.perHour && same(10) < limit.perDay && same(7) < limit.perMonth;
          const { points } = gainExperience(progress, source, new Date(now));
          expect(points).toBe(fits ? limit.points : 0);
          if (fits) counted.push({ source, at });
          total += points;
        }
        expect(experienceToReach(progress.level) + progress.experience).toBe(total);
      }),
      { numRuns: 200 },
    );
  });

  test('cap wagers at 50 points a day, as specified', () => {
    const progress = newcomer();
    const day = Date.UTC(2026, 2, 2);
    let wagers = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1)
      wagers += gainExperience(progress, 'wager', new Date(day + minute * 60_000)).points;
    expect(wagers).toBe(50);
    expect(usesAt(progress.uses.get('wager'), new Date(day + 24 * 3_600_000))).toEqual({
      hour: 0,
      day: 0,
      month: 50,
    });
  });

  test('do not open a new window for a late event from the previous hour', () => {
    const progress = newcomer();
    const at = new Date('2026-03-02T10:00:00Z');
    expect(gainExperience(progress, 'login', at).points).toBe(5);
    expect(gainExperience(progress, 'login', new Date(at.getTime() - 1)).points).toBe(0);
  });

  test('do not open a new window for a late event from the previous day while the day’s limit is used up', () => {
    const progress = newcomer();
    const midnight = Date.UTC(2026, 2, 2);
    const wager = (atMs: number) => gainExperience(progress, 'wager', new Date(atMs)).points;
    for (const [hour, rounds] of [25, 20, 5].entries())
      for (let round = 0; round < rounds; round += 1)
        expect(wager(midnight + hour * 3_600_000)).toBe(1);
    expect(wager(midnight - 1)).toBe(0);
  });
});

describe('levels', () => {
  test('rise as specified: level 39 with 100 skill points at 74,100 experience', () => {
    const progress = newcomer();
    let coins = 0;
    // A small deposit earns 20 points. Make only one deposit per month, so that the hourly and monthly maximums do not
    // apply.
    for (let month = 0; month < 74_100 / 20; month += 1) {
      if (month === 74_100 / 20 - 1) expect(progress.level).toBe(38);
      const gain = gainExperience(progress, 'deposit_small', new Date(Date.UTC(2026, month)));
      coins += gain.steps.reduce((sum, step) => sum + step.coins, 0);
    }
    expect(progress).toMatchObject({ level: 39, experience: 0, skillPoints: 100 });
    expect(coins).toBe(20 * ((38 * 39) / 2));
  });
});

describe('experience from a deposit', () => {
  const at = new Date('2026-03-02T10:00:00Z');
  const round = (contributionCents: number) => ({
    cashStakeCents: contributionCents,
    contributionCents,
    at,
  });

  test('is booked once, when stakes reach the deposit amount', () => {
    const progress = newcomer();
    awaitDeposit(progress, { topUpId: 't', amountCents: 5000, at });
    expect(countRound(progress, round(4999)).points).toBe(1);
    expect(countRound(progress, round(1)).points).toBe(1 + 50);
    expect(countRound(progress, round(9000)).points).toBe(1);
    awaitDeposit(progress, { topUpId: 't', amountCents: 5000, at });
    expect(progress.deposits.get('t')?.state).toBe('booked');
  });

  test('depends on the deposit amount, with none below $10', () => {
    for (const [amountCents, points] of [
      [999, 0],
      [1000, 20],
      [4999, 20],
      [5000, 50],
      [19_999, 50],
      [20_000, 200],
    ] as const) {
      const progress = newcomer();
      awaitDeposit(progress, { topUpId: 't', amountCents, at });
      expect(countRound(progress, round(1_000_000)).points).toBe(1 + points);
    }
  });

  test('is removed by a full refund, with the level and skill points it earned', () => {
    const progress = newcomer();
    awaitDeposit(progress, { topUpId: 't', amountCents: 20_000, at });
    countRound(progress, round(20_000));
    expect(progress).toMatchObject({ level: 2, experience: 101, skillPoints: 2 });
    const deposit = progress.deposits.get('t')!;
    expect(deposit.points).toBe(200);
    expect(takeBackDeposit(progress, deposit, 20_000).points).toBe(-200);
    // The refund takes back the deposit's points, so only the one point for the wager remains.
    expect(progress).toMatchObject({ level: 1, experience: 1, skillPoints: 0 });
    expect(takeBackDeposit(progress, deposit, 20_000).points).toBe(0);
    expect(progress).toMatchObject({ level: 1, experience: 1 });
  });

  test('is removed in proportion to the refund, down to zero when everything is refunded', () => {
    const progress = newcomer();
    awaitDeposit(progress, { topUpId: 't', amountCents: 5000, at });
    countRound(progress, round(5000));
    const deposit = progress.deposits.get('t')!;
    const taken = (cents: number) => -takeBackDeposit(progress, deposit, cents).points;
    // After a refund of $1, $49 of the $50 deposit and 49 of its 50 points remain.
    expect([taken(100), deposit.points, deposit.state]).toEqual([1, 49, 'booked']);
    expect([taken(1), taken(2400), taken(2499)]).toEqual([1, 24, 24]);
    expect(deposit).toMatchObject({ points: 0, state: 'refunded' });
    expect(progress.experience).toBe(1);
  });

  test('is booked in proportion after a partial refund, once the rest is staked', () => {
    const progress = newcomer();
    awaitDeposit(progress, { topUpId: 't', amountCents: 5000, at });
    takeBackDeposit(progress, progress.deposits.get('t')!, 100);
    expect(countRound(progress, round(4899)).points).toBe(1);
    expect(countRound(progress, round(1)).points).toBe(1 + 49);
  });

  test('leaves levels and skill points unchanged after repeated deposits, stakes and refunds', () => {
    const progress = newcomer();
    for (let n = 0; n < 20; n += 1) {
      const topUpId = `loop-${n}`;
      const then = new Date(at.getTime() + n * 86_400_000);
      awaitDeposit(progress, { topUpId, amountCents: 20_000, at: then });
      countRound(progress, { cashStakeCents: 20_000, contributionCents: 20_000, at: then });
      takeBackDeposit(progress, progress.deposits.get(topUpId)!, 20_000);
    }
    // The experience for the twenty rounds must remain, and the experience for the twenty refunded deposits must be
    // gone.
    expect(progress).toMatchObject({ level: 1, experience: 20, skillPoints: 0 });
  });

  test('does not grow from rounds played with bonus money', () => {
    const progress = newcomer();
    awaitDeposit(progress, { topUpId: 't', amountCents: 1000, at });
    const none = countRound(progress, { cashStakeCents: 0, contributionCents: 0, at });
    expect(none.points).toBe(0);
    expect(progress.deposits.get('t')?.stakedCents).toBe(0);
  });
});

describe('a voided round', () => {
  const at = new Date('2026-03-04T12:30:00Z');
  const round = (time = at) => ({ cashStakeCents: 100, contributionCents: 100, at: time });
  const { points, perHour } = experienceSources.wager;

  test('gives its point back within its hour', () => {
    const progress = newcomer();
    countRound(progress, round());
    countRound(progress, round());
    expect(takeBackRound(progress, round())).toEqual({ points: -points, steps: [] });
    expect(progress.experience).toBe(points);
    expect(usesAt(progress.uses.get('wager'), at)).toEqual({ hour: 1, day: 1, month: 1 });
  });

  test('keeps its point when its hour has passed or the limit was reached', () => {
    const progress = newcomer();
    for (let n = 0; n < perHour; n += 1) countRound(progress, round());
    expect(takeBackRound(progress, round()).points).toBe(0);
    const later = newcomer();
    countRound(later, round());
    countRound(later, round(new Date('2026-03-04T13:00:00Z')));
    expect(takeBackRound(later, round()).points).toBe(0);
    expect(later.experience).toBe(2 * points);
  });

  test('no longer counts for deposits that wait for their turnover', () => {
    const progress = newcomer();
    const minuteBefore = new Date(at.getTime() - 60_000);
    awaitDeposit(progress, { topUpId: 'early', amountCents: 10_000, at: minuteBefore });
    countRound(progress, round());
    const after = new Date(at.getTime() + 60_000);
    awaitDeposit(progress, { topUpId: 'late', amountCents: 10_000, at: after });
    countRound(progress, round(after));
    takeBackRound(progress, round());
    expect([...progress.deposits.values()].map(({ stakedCents }) => stakedCents)).toEqual([
      100, 100,
    ]);
  });

  test('costs nothing if a bag item or bonus money paid it', () => {
    const progress = newcomer();
    countRound(progress, round());
    expect(takeBackRound(progress, { ...round(), cashStakeCents: 0 }).points).toBe(0);
  });
});
