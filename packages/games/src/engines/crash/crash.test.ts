import { expect, it } from 'vitest';
import { integersFrom } from '../../fairness/stream.ts';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { CRASH_RULES, crashPoint, multiplierAt, settleCrash, timeToReach } from './rules.ts';

/** Returns a stream whose next 53-bit integer is `numerator`. */
function drawing(numerator: bigint) {
  const words = [Number(numerator >> 26n) * 32, Number(numerator & ((1n << 26n) - 1n)) * 64];
  return integersFrom(() => words.shift()!);
}

it('a crash round reaches every target with a probability of exactly 0.99 / target', () => {
  const all = 1n << 53n;
  for (const target of [101, 150, 200, 999, 10_000, 123_456, 5_000_000]) {
    // A round reaches the target (in hundredths) if its random integer is at least (1 − 99 / target) × 2^53. `lost` is
    // this boundary, rounded up to the next integer.
    const lost = (all * BigInt(target - 99) + BigInt(target) - 1n) / BigInt(target);
    expect(crashPoint(CRASH_RULES, drawing(lost)), `${target}`).toBeGreaterThanOrEqual(target);
    expect(crashPoint(CRASH_RULES, drawing(lost - 1n)), `${target}`).toBeLessThan(target);
    expect((Number(all - lost) / Number(all)) * target).toBeCloseTo(99, 6);
  }
});

it('a crash point stays between 1.00 and the maximum multiplier', () => {
  expect(crashPoint(CRASH_RULES, drawing(0n))).toBe(100);
  expect(crashPoint(CRASH_RULES, drawing((1n << 53n) - 1n))).toBe(5_000_000);
});

it('a crash bet returns 99 % at targets of 2 and 10', () => {
  const random = xoshiro128(9);
  const stream = integersFrom(() => random.word());
  const rounds = 400_000;
  let atTwo = 0;
  let atTen = 0;
  for (let round = 0; round < rounds; round++) {
    const point = crashPoint(CRASH_RULES, stream);
    atTwo += settleCrash(point, 200) / rounds;
    atTen += settleCrash(point, 1_000) / rounds;
  }
  expect(Math.abs(atTwo - 99)).toBeLessThan(0.5);
  expect(Math.abs(atTen - 99)).toBeLessThan(1.5);
});

it('time and multiplier of a crash round convert into each other', () => {
  expect(multiplierAt(0)).toBe(100);
  for (const hundredths of [100, 101, 150, 200, 1_000, 5_000_000]) {
    const ms = timeToReach(hundredths);
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths);
    if (ms > 0) expect(multiplierAt(ms - 1)).toBeLessThan(hundredths);
  }
});
