import { climbMs } from '@wl/games/engines/crash/bets';
import { CRASH_RULES, multiplierAt, timeToReach } from '@wl/games/engines/crash/rules';
import type { TableBet } from '@wl/contract/tables';
import { expect, test } from 'vitest';
import { betAt, climbOfRound, roundAt, tableOf } from '../testing-tables.ts';
import { climbAt, payoutAt, statusOf, type Climb } from './climb.ts';
import { curveOf, linesOf, scaleOf, slopeOf } from './scale.ts';
import { stakesOf, stepFrom, targetsFor } from './steps.ts';

const START = Date.parse(roundAt('revealed').phase_since);
const climbing = (ms: number) => climbAt(roundAt('revealed'), START + ms);
const ended = (point: number): Climb =>
  climbAt({ ...roundAt('revealed'), result: climbOfRound(12, point) }, START + 90_000);

const betOf = (part: object, cash_outs?: TableBet['cash_outs']): TableBet => ({
  ...betAt(12, 1_000),
  bet: { spots: { first: 1_000 }, ...part },
  ...(cash_outs && { cash_outs }),
});

test('the multiplier follows the time since the start, and ends at the published point', () => {
  expect(climbAt(roundAt('closed'), START)).toMatchObject({ state: 'waiting', hundredths: 100 });
  expect(climbAt(null, START).state).toBe('waiting');
  for (const ms of [0, 166, 4_312, 60_000])
    expect(climbing(ms)).toEqual({
      state: 'climbing',
      elapsedMs: ms,
      hundredths: multiplierAt(ms),
    });
  // If this page's clock is behind, the elapsed time can be negative.
  expect(climbing(-40)).toMatchObject({ elapsedMs: 0, hundredths: 100 });
  expect(climbing(10_000_000).hundredths).toBe(CRASH_RULES.highest);
  expect(ended(237)).toEqual({
    state: 'ended',
    hundredths: 237,
    elapsedMs: climbMs(CRASH_RULES, 237),
  });
});

test('a bet is out by hand at once, at its target only when this is certain, and lost at the end', () => {
  const auto = betOf({ autoCashOut: { first: 200 } });
  const target = timeToReach(200);
  const status = (bet: TableBet, climb: Climb) => statusOf(bet, 'first', climb);
  expect(status(auto, climbAt(roundAt('closed'), START))).toEqual({ status: 'waiting' });
  expect(status(auto, climbing(target - 1))).toEqual({ status: 'flying' });
  expect(status(auto, climbing(target))).toEqual({ status: 'reaching', hundredths: 200 });
  expect(status(auto, climbing(target + 1_000))).toEqual({ status: 'out', hundredths: 200 });
  expect(status(auto, ended(199))).toEqual({ status: 'lost' });
  expect(status(auto, ended(200))).toEqual({ status: 'out', hundredths: 200 });
  const byHand = betOf({}, { first: { hundredths: 150, ms: 6_758 } });
  expect(status(byHand, climbing(7_000))).toEqual({ status: 'out', hundredths: 150 });
  expect(status(betOf({}), climbing(7_000))).toEqual({ status: 'flying' });
  expect(status(betOf({}), ended(5_000))).toEqual({ status: 'lost' });
});

test('the payout shown is that of the rules', () => {
  expect(payoutAt(betOf({}, { first: { hundredths: 150, ms: 6_758 } }), 300)).toBe(1_500);
  expect(payoutAt(betOf({ autoCashOut: { first: 200 } }), 200)).toBe(2_000);
  expect(payoutAt(betOf({ autoCashOut: { first: 200 } }), 199)).toBe(0);
  expect(payoutAt(betOf({}), 300)).toBe(0);
});

test('the steps stay within the limits of the table and the largest payout', () => {
  const limits = tableOf({}).limits;
  expect(
    stakesOf({ ...limits, chip_cents: 10, min_spot_cents: 10, max_spot_cents: 10_000 }),
  ).toEqual([10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]);
  expect(
    stakesOf({ ...limits, chip_cents: 100, min_spot_cents: 100, max_spot_cents: 50_000 })[0],
  ).toBe(100);
  expect(targetsFor(10_000).at(-1)).toBe(100_000);
  expect(targetsFor(100)[0]).toBeNull();
  expect(targetsFor(100).at(-1)).toBe(5_000_000);
  expect(stepFrom([1, 2, 5], 2, 1)).toEqual({ value: 5 });
  expect(stepFrom([1, 2, 5], 5, 1)).toBeNull();
  expect(stepFrom([1, 2, 5], 3, -1)).toBeNull();
});

test('the curve, its lines and the plane stay in the picture', () => {
  for (const ms of [0, 500, 5_000, 12_000, 40_000, 180_000]) {
    const climb = climbing(ms);
    const scale = scaleOf(climb);
    for (const { x, y } of curveOf(climb, scale)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThan(0.8);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(0.7);
    }
    const lines = linesOf(scale);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(6);
    for (const line of lines) expect((line - 100) / scale.rise).toBeLessThan(0.6);
    const slope = slopeOf(climb, scale, 2.4);
    expect(slope).toBeGreaterThanOrEqual(0);
    expect(slope).toBeLessThan(90);
  }
});
