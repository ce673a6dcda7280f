import { createStream } from '@wl/games/fairness/stream';
import { payoutCents } from '@wl/games/money';
import { tableFigures } from '@wl/games/tables/figures';
import { factsForAll } from '@wl/games/tables/table-game';
import { travelWheel } from '@wl/games/tables/travel-wheel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf, wheelRoundOf } from '../testing-tables.ts';
import { ALL_SEGMENTS, FIGURES, LARGEST_PAYOUT } from './returns.ts';
import { angleAt, EACH_MS, restAngle, SPIN_MS, spinsMs, stoppedBy } from './wheel-motion.ts';
import { countStops, lastStopOf, payoutOf, stopsOf } from './wheel-stops.ts';

/** Draws a round from a seed. Returns its spins and its public result. */
function spin(seed: number) {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, seed);
  const spins = travelWheel.draw(createStream(key, travelWheel.slug, '1'));
  const events = JSON.parse(JSON.stringify(factsForAll(travelWheel, spins)));
  return { spins, result: { ...resultOf(1, '0'), events } };
}

test('the payout shown equals the payout of the game, for any spins and any stakes', () => {
  const stakes = fc.dictionary(
    fc.constantFrom(...travelWheel.spots),
    fc.integer({ min: 1, max: 10_000 }),
    { minKeys: 1, maxKeys: 5 },
  );
  fc.assert(
    fc.property(stakes, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (parts, seed) => {
      const { spins, result } = spin(seed);
      expect(stopsOf(result).map(({ segment }) => segment)).toEqual(spins);
      const paid = payoutCents(parts, travelWheel.settle(spins, { parts }).payouts);
      expect(payoutOf(stopsOf(result), parts)).toBe(paid);
    }),
  );
});

test('several multipliers of a round are multiplied with each other', () => {
  const stops = stopsOf(wheelRoundOf(1, 'x4', 'x2', '13'));
  expect(lastStopOf(wheelRoundOf(1, 'x4', 'x2', '13')).multiplier).toBe(8);
  expect(payoutOf(stops, { 'pays:13': 100, 'pays:1': 500 })).toBe(100 + 100 * 13 * 8);
});

test('the returns, segments and largest payouts shown are those of the exact analysis', () => {
  const figures = tableFigures(travelWheel);
  expect(FIGURES.map(({ spot }) => spot)).toEqual([...figures.keys()]);
  for (const { spot, returns, largest, segments } of FIGURES) {
    expect(returns).toBeCloseTo((figures.get(spot)?.mean ?? 0) * 100, 6);
    expect(largest).toBe(figures.get(spot)?.best);
    expect(segments / 62).toBeCloseTo(figures.get(spot)?.hitShare ?? 0, 12);
  }
  expect(LARGEST_PAYOUT).toBe(6_913);
});

test('the results are counted by number, beside their average', () => {
  const results = [wheelRoundOf(3, 'x2', '27'), wheelRoundOf(2, '1'), wheelRoundOf(1, '1')];
  const counts = countStops(results);
  expect(counts.map(({ times }) => times)).toEqual([2, 0, 0, 0, 1]);
  expect(counts.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(3, 12);
});

describe('the motion of the wheel', () => {
  const motion = { from: 5, spins: [32, 0, 40], segments: ALL_SEGMENTS };
  /** Returns the segment below the pointer when the wheel has turned by `angle` degrees. */
  const below = (angle: number) =>
    (((-angle / 360) * ALL_SEGMENTS) % ALL_SEGMENTS || 0) + ALL_SEGMENTS;

  test('starts at the segment of the round before, and stops at each segment of the result', () => {
    expect(angleAt(motion, 0)).toBe(restAngle(5, ALL_SEGMENTS));
    for (const [index, segment] of motion.spins.entries()) {
      const stoppedAt = index * EACH_MS + SPIN_MS;
      for (const ms of [stoppedAt, stoppedAt + 900])
        expect(below(angleAt(motion, ms)) % ALL_SEGMENTS).toBeCloseTo(segment, 6);
      expect(stoppedBy(3, stoppedAt - 1)).toBe(index);
      expect(stoppedBy(3, stoppedAt)).toBe(index + 1);
    }
    expect(angleAt(motion, Infinity)).toBe(angleAt(motion, spinsMs(3)));
    expect(stoppedBy(3, Infinity)).toBe(3);
  });

  test('only turns clockwise, without a jump', () => {
    for (let index = 0; index < 3; index++) {
      let before = angleAt(motion, index * EACH_MS);
      let fastest = 0;
      for (let ms = 16; ms < EACH_MS; ms += 16) {
        const angle = angleAt(motion, index * EACH_MS + ms);
        expect(angle).toBeGreaterThanOrEqual(before);
        fastest = Math.max(fastest, angle - before);
        before = angle;
      }
      // The wheel must turn less than twice per second.
      expect(fastest).toBeLessThan((720 * 16) / 1000);
    }
  });

  test('ends before the time for which the server shows the result', () => {
    for (let spins = 1; spins <= 6; spins++)
      expect(spinsMs(spins)).toBeLessThanOrEqual(
        travelWheel.showMs(Array<number>(spins).fill(0)) - 500,
      );
  });
});
