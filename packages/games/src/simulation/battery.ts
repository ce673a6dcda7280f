import type { IntStream } from '../game.ts';
import { chiSquareP, normalP } from './statistics.ts';

/**
 * Runs classical tests of randomness (Knuth, The Art of Computer Programming 2, §3.3.2), each on `draws` integers from
 * the stream.
 * @returns two-sided p-value by test name; a value near 0 means that the stream is too irregular or too regular
 */
export function runBattery(stream: IntStream, draws: number): Record<string, number> {
  return {
    'frequency of 37': frequency(stream, draws, 37),
    'frequency of 52': frequency(stream, draws, 52),
    'serial pairs of 37': serial(stream, draws, 37),
    'serial pairs of 8': serial(stream, draws, 8),
    'runs of high and low': runs(stream, draws, 1_000, (value) => value < 500),
    'runs of even and odd': runs(stream, draws, 1_000, (value) => value % 2 === 0),
    'coupon collector of 8': couponCollector(stream, draws, 8),
    'gaps of 10': gaps(stream, draws, 10, 20),
    'poker hands of 10': poker(stream, draws, 10),
    'poker hands of 8': poker(stream, draws, 8),
  };
}

/** Tests whether all values are equally frequent. */
function frequency(stream: IntStream, draws: number, n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) counts[stream.int(n)]!++;
  return chiSquareP(counts, new Array<number>(n).fill(draws / n));
}

/**
 * Runs the serial test: splits the stream into non-overlapping pairs of consecutive values, and tests whether all
 * possible pairs are equally frequent.
 */
function serial(stream: IntStream, draws: number, n: number): number {
  const pairs = Math.floor(draws / 2);
  const counts = new Array<number>(n * n).fill(0);
  for (let i = 0; i < pairs; i++) counts[stream.int(n) * n + stream.int(n)]!++;
  return chiSquareP(counts, new Array<number>(n * n).fill(pairs / (n * n)));
}

/** Applies the runs test (Wald and Wolfowitz) to a yes-or-no property that has a probability of one half. */
function runs(
  stream: IntStream,
  draws: number,
  n: number,
  property: (value: number) => boolean,
): number {
  let yes = 0;
  let count = 0;
  let last: boolean | undefined;
  for (let i = 0; i < draws; i++) {
    const now = property(stream.int(n));
    if (now) yes++;
    if (now !== last) count++;
    last = now;
  }
  const no = draws - yes;
  const mean = 1 + (2 * yes * no) / draws;
  const spread = Math.sqrt(((mean - 1) * (mean - 2)) / (draws - 1));
  return normalP((count - mean) / spread);
}

/**
 * Compares the distribution of the number of draws needed to see all n values with the exact distribution (coupon
 * collector's test).
 */
function couponCollector(stream: IntStream, draws: number, n: number): number {
  const longest = 8 * n;
  const observed = new Array<number>(longest + 1).fill(0);
  let sets = 0;
  let seen = new Set<number>();
  let length = 0;
  for (let i = 0; i < draws; i++) {
    seen.add(stream.int(n));
    length++;
    // If a set is still incomplete at the maximum length, count it as a set of that length. Otherwise, a generator that
    // never completes a set would not fail.
    if (seen.size < n && length < longest) continue;
    observed[Math.min(length, longest)]!++;
    sets++;
    seen = new Set();
    length = 0;
  }
  const expected = collectorChances(n, longest).map((chance) => chance * sets);
  return chiSquareP(observed, expected);
}

/**
 * Returns the distribution of the coupon collector's problem: the probabilities, indexed by k, that it takes exactly k
 * draws to see all n equally likely values. The last entry covers all larger numbers of draws.
 */
function collectorChances(n: number, longest: number): number[] {
  let bySeen = new Array<number>(n + 1).fill(0);
  bySeen[0] = 1;
  const chances = [0];
  let remaining = 1;
  for (let length = 1; length < longest; length++) {
    const next = new Array<number>(n + 1).fill(0);
    for (let seen = 0; seen < n; seen++) {
      next[seen]! += (bySeen[seen]! * seen) / n;
      next[seen + 1]! += (bySeen[seen]! * (n - seen)) / n;
    }
    chances.push(next[n]!);
    remaining -= next[n]!;
    bySeen = next;
  }
  chances.push(remaining);
  return chances;
}

/**
 * Tests the lengths of the gaps between zeros (gap test), which are geometrically distributed with probability 1/n.
 * Gaps of n × `spans` or more are counted together.
 */
function gaps(stream: IntStream, draws: number, n: number, spans: number): number {
  const longest = n * spans;
  const observed = new Array<number>(longest + 1).fill(0);
  let found = 0;
  let gap = 0;
  for (let i = 0; i < draws; i++) {
    if (stream.int(n) !== 0) {
      gap++;
      continue;
    }
    observed[Math.min(gap, longest)]!++;
    found++;
    gap = 0;
  }
  // A stream with fewer than half of the expected zeros fails: it has too few gaps for the chi-square test.
  if (found < draws / n / 2) return 0;
  const miss = 1 - 1 / n;
  const expected = observed.map((_, length) =>
    length === longest ? found * miss ** longest : (found * miss ** length) / n,
  );
  return chiSquareP(observed, expected);
}

/**
 * Runs the poker test, which counts the distinct values in hands of five. The probability of k distinct values is n
 * (n−1) … (n−k+1) / n^5 times the Stirling number of the second kind S(5, k).
 */
function poker(stream: IntStream, draws: number, n: number): number {
  const hands = Math.floor(draws / 5);
  const observed = [0, 0, 0, 0, 0];
  for (let hand = 0; hand < hands; hand++) {
    const values = new Set<number>();
    for (let i = 0; i < 5; i++) values.add(stream.int(n));
    observed[values.size - 1]!++;
  }
  const stirling = [1, 15, 25, 10, 1];
  let falling = 1;
  const expected = stirling.map((ways, index) => {
    falling *= n - index;
    return (hands * ways * falling) / n ** 5;
  });
  return chiSquareP(observed, expected);
}
