import { describe, expect, it } from 'vitest';
import type { IntStream } from '../game.ts';
import { runBattery } from '../simulation/battery.ts';
import { chiSquareTail, holmRejections, normalP } from '../simulation/statistics.ts';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import { roundKey } from './keys.ts';
import { createStream } from './stream.ts';

const ALPHA = 0.01;
const SEED = 'c0ffee'.padEnd(64, '0');

/**
 * Returns a stream in which each integer is the first random number of a new round. `nonceOf` can introduce errors into
 * the sequence of nonces.
 */
function firstOfEachRound(nonceOf: (round: number) => number): IntStream {
  let round = 0;
  return {
    int: (n) => createStream(roundKey(SEED, 'battery', nonceOf(round++)), 'test', '1').int(n),
  };
}

describe('the statistics of the fairness tests', () => {
  it('agree with published tables', () => {
    expect(chiSquareTail(3.841459, 1)).toBeCloseTo(0.05, 6);
    expect(chiSquareTail(50.99846, 36)).toBeCloseTo(0.05, 6);
    expect(chiSquareTail(135.806723, 100)).toBeCloseTo(0.01, 5);
    expect(normalP(1.959964)).toBeCloseTo(0.05, 6);
  });

  it('reject hypotheses step by step (Holm)', () => {
    expect(holmRejections({ a: 0.001, b: 0.004, c: 0.5 }, 0.01)).toEqual(['a', 'b']);
    expect(holmRejections({ a: 0.004, b: 0.001, c: 0.009 }, 0.01)).toEqual(['b', 'a', 'c']);
    expect(holmRejections({ a: 0.0034, b: 0.0001, c: 0.03 }, 0.01)).toEqual(['b', 'a']);
    expect(holmRejections({ a: 0.004, b: 0.004, c: 0.004 }, 0.01)).toEqual([]);
  });

  it('do not reject a good generator more often than the significance level allows', () => {
    let rejected = 0;
    for (let seed = 1; seed <= 40; seed++) {
      if (holmRejections(runBattery(xoshiro128(seed), 4_000), ALPHA).length > 0) rejected++;
    }
    // In 40 runs at the 1% significance level, the probability of more than 4 rejections is under 0.0001.
    expect(rejected).toBeLessThanOrEqual(4);
  });
});

describe('the fairness stream', () => {
  it('passes the statistical tests within one round of 300,000 integers', () => {
    const stream = createStream(roundKey(SEED, 'battery', 1), 'test', '1');
    expect(holmRejections(runBattery(stream, 30_000), ALPHA)).toEqual([]);
  });

  it('passes the statistical tests from round to round', () => {
    const stream = firstOfEachRound((round) => round);
    expect(holmRejections(runBattery(stream, 1_000), ALPHA)).toEqual([]);
  });
});

describe('streams with planted faults', () => {
  const rejectionsOf = (stream: IntStream, draws: number) =>
    holmRejections(runBattery(stream, draws), ALPHA);

  it('are rejected for a byte taken modulo n', () => {
    const random = xoshiro128(1);
    expect(rejectionsOf({ int: (n) => (random.word() >>> 24) % n }, 20_000)).not.toEqual([]);
  });

  it('are rejected for the low bits of a linear congruential generator', () => {
    let state = 1;
    const lowBits = {
      int(n: number) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return state % n;
      },
    };
    expect(rejectionsOf(lowBits, 20_000)).not.toEqual([]);
  });

  it('are rejected for using every nonce twice', () => {
    expect(
      rejectionsOf(
        firstOfEachRound((round) => round >> 1),
        2_000,
      ),
    ).not.toEqual([]);
  });

  it('are rejected for restarting their nonces', () => {
    expect(
      rejectionsOf(
        firstOfEachRound((round) => round % 300),
        2_000,
      ),
    ).not.toEqual([]);
  });

  it('are rejected for one slightly too frequent value', () => {
    const random = xoshiro128(2);
    const lucky = { int: (n: number) => (random.int(50) === 0 ? 0 : random.int(n)) };
    expect(rejectionsOf(lucky, 50_000)).not.toEqual([]);
  });
});
