import { describe, expect, it } from 'vitest';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { analyzeWheel, closedReturn, multiplierShares } from './exact.ts';
import {
  largestWins,
  settleWheel,
  spinWheel,
  TRAVEL_WHEEL,
  wheelSpots,
  type TravelWheelRules,
} from './rules.ts';

const { segments } = TRAVEL_WHEEL;
const spots = wheelSpots(TRAVEL_WHEEL);
const everySpot = { parts: Object.fromEntries(spots.map((spot) => [spot, 100])) };

/** Returns a wheel with the given number of segments of each kind. Their order does not matter in these tests. */
const wheelWith = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([shows, count]) => Array<string>(count).fill(shows));

const percent = (share: number) => Number((share * 100).toFixed(2));

/** Returns the clockwise distances between consecutive segments with the given value. */
function gapsOf(shows: string): number[] {
  const places = segments.flatMap((segment, place) => (segment === shows ? [place] : []));
  return places.map((place, index) => {
    const next = places[(index + 1) % places.length]!;
    return (next - place + segments.length) % segments.length || segments.length;
  });
}

describe('the travel wheel', () => {
  it('has the segments of tables.md', () => {
    const counts = Map.groupBy(segments, (shows) => shows);
    expect(Object.fromEntries([...counts].map(([shows, all]) => [shows, all.length]))).toEqual({
      ...{ x2: 1, x4: 1 },
      ...{ 1: 29, 2: 19, 6: 8, 13: 4, 27: 2 },
    });
    expect(segments.length).toBe(64);
    expect(spots).toEqual(['pays:1', 'pays:2', 'pays:6', 'pays:13', 'pays:27']);
  });

  it('spreads equal segments apart', () => {
    expect(new Set(gapsOf('6'))).toEqual(new Set([8]));
    expect(new Set(gapsOf('13'))).toEqual(new Set([16]));
    expect(new Set(gapsOf('27'))).toEqual(new Set([32]));
    expect(Math.abs(segments.indexOf('x4') - segments.indexOf('x2'))).toBe(32);
    // Of the 64 segments, 29 show 1 and 19 show 2. Because neither 29 nor 19 divides 64, the gaps cannot all be equal.
    expect(new Set(gapsOf('1'))).toEqual(new Set([2, 3]));
    expect(new Set(gapsOf('2'))).toEqual(new Set([2, 3, 4]));
  });
});

describe('the returns of a wheel', () => {
  it('are those of tables.md in closed form', () => {
    const returns = ['1', '2', '6', '13', '27'].map((odds) =>
      percent(closedReturn(segments, odds)),
    );
    expect(returns).toEqual([96.77, 96.16, 95.66, 96.11, 96.33]);
  });

  it('are those that tables.md checks the formula with', () => {
    const checked = wheelWith({ 1: 23, 2: 15, 5: 7, 10: 4, 20: 2, 40: 1, x2: 1, x7: 1 });
    expect(checked.length).toBe(54);
    const returns = ['1', '2', '5', '10', '20', '40'].map((k) => percent(closedReturn(checked, k)));
    expect(returns).toEqual([95.34, 95.51, 91.24, 96.58, 92.74, 90.81]);
  });

  it('change by less than 0.0004 points by the highest multiplier', () => {
    for (const [spot, { mean, best }] of analyzeWheel(TRAVEL_WHEEL)) {
      const odds = spot.slice('pays:'.length);
      const lost = (closedReturn(segments, odds) - mean) * 100;
      expect(lost).toBeGreaterThan(0);
      expect(lost).toBeLessThan(0.0004);
      expect(percent(mean)).toBe(percent(closedReturn(segments, odds)));
      expect(best).toBe(Number(odds) * 256 + 1);
    }
  });

  it('approach the closed form if the highest multiplier grows', () => {
    const endless: TravelWheelRules = { segments, highest: 2 ** 40 };
    for (const [spot, { mean }] of analyzeWheel(endless))
      expect(mean).toBeCloseTo(closedReturn(segments, spot.slice('pays:'.length)), 12);
  });

  it('belong to rounds that end at exactly one number', () => {
    const shares = [...multiplierShares(TRAVEL_WHEEL).values()];
    expect(shares.reduce((sum, share) => sum + share, 0) * 62).toBeCloseTo(1, 12);
    // The back office shows this frequency next to a round's exposure.
    expect(Math.round(1 / ((shares.at(-1) ?? 0) * 62) / 100_000)).toBe(137);
  });

  it('lie in the interval of a simulation of 2,000,000 rounds', () => {
    const random = xoshiro128(64);
    const rounds = 2_000_000;
    const returned = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const { payouts } = settleWheel(TRAVEL_WHEEL, spinWheel(TRAVEL_WHEEL, random), everySpot);
      for (const { part, hundredths } of payouts)
        returned.set(part, (returned.get(part) ?? 0) + hundredths / 100);
    }
    for (const [spot, { mean, sigma }] of analyzeWheel(TRAVEL_WHEEL)) {
      const z = ((returned.get(spot) ?? 0) / rounds - mean) / (sigma / Math.sqrt(rounds));
      // With a correct wheel, |z| exceeds 3.9 on some spot for about one seed in 2,000, but not for this fixed seed.
      expect(Math.abs(z), spot).toBeLessThan(3.9);
    }
  });
});

describe('a round of the wheel', () => {
  const at = (shows: string) => segments.indexOf(shows);
  const land = (...shows: string[]) => {
    const places = shows.map(at);
    return spinWheel(TRAVEL_WHEEL, { int: () => places.shift()! });
  };

  it('spins again after a multiplier, which multiplies the win but not the stake', () => {
    const spins = land('x4', 'x2', '13');
    const { events, payouts } = settleWheel(TRAVEL_WHEEL, spins, everySpot);
    expect(payouts).toEqual([{ part: 'pays:13', hundredths: 100 + 100 * 13 * 8 }]);
    expect(events.slice(0, 3)).toEqual([
      { type: 'wheel_stopped', segment: at('x4'), shows: 'x4', multiplier: 4 },
      { type: 'wheel_stopped', segment: at('x2'), shows: 'x2', multiplier: 8 },
      { type: 'wheel_stopped', segment: at('13'), shows: '13', multiplier: 8 },
    ]);
  });

  it('multiplies by 256 at most', () => {
    const spins = land('x4', 'x4', 'x4', 'x4', 'x4', '27');
    const { payouts } = settleWheel(TRAVEL_WHEEL, spins, { parts: { 'pays:27': 100 } });
    expect(payouts).toEqual([{ part: 'pays:27', hundredths: 100 + 100 * 27 * 256 }]);
  });

  it('has its largest payouts in one round per number, for any stakes', () => {
    const random = xoshiro128(256);
    const total = (spins: readonly number[], parts: Record<string, number>) =>
      settleWheel(TRAVEL_WHEEL, spins, { parts }).payouts.reduce(
        (sum, { part, hundredths }) => sum + ((parts[part] ?? 0) * hundredths) / 100,
        0,
      );
    const multipliers = [at('x2'), at('x4')];
    // Collect every sequence of up to five multiplier segments, followed by each of the numbers.
    let starts: number[][] = [[]];
    const rounds = new Set<readonly number[]>();
    for (let length = 0; length <= 5; length++) {
      for (const start of starts)
        for (const odds of ['1', '2', '6', '13', '27']) rounds.add([...start, at(odds)]);
      starts = starts.flatMap((start) => multipliers.map((place) => [...start, place]));
    }
    for (let run = 0; run < 50; run++) {
      const parts = Object.fromEntries(spots.map((spot) => [spot, 1 + random.int(500)]));
      const most = Math.max(...[...rounds].map((spins) => total(spins, parts)));
      const found = largestWins(TRAVEL_WHEEL).map((spins) => total(spins, parts));
      expect(Math.max(...found)).toBe(most);
    }
  });
});
