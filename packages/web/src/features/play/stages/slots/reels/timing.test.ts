import { describe, expect, it } from 'vitest';
import {
  anticipationFrom,
  landingPosition,
  landingTimes,
  NORMAL_PACE,
  QUICK_PACE,
  restPosition,
  runningPosition,
} from './timing.ts';

const isScatter = (symbol: string) => symbol === 'S';

describe('reel timing', () => {
  it('builds anticipation from the reel after the second scatter, if a reel is left', () => {
    const grid = [['S'], ['a'], ['S'], ['a'], ['a']];
    expect(anticipationFrom(grid, isScatter, 3)).toBe(3);
    expect(anticipationFrom([['a'], ['S'], ['a']], isScatter, 3)).toBeNull();
    expect(anticipationFrom([['a'], ['a'], ['a'], ['S'], ['S']], isScatter, 3)).toBeNull();
  });

  it('lands the reels from left to right, later with anticipation', () => {
    const plain = landingTimes(5, NORMAL_PACE, null);
    const tense = landingTimes(5, NORMAL_PACE, 3);
    expect(plain).toEqual(plain.toSorted((a, b) => a - b));
    expect(tense.slice(0, 3)).toEqual(plain.slice(0, 3));
    expect((tense[4] ?? 0) - (plain[4] ?? 0)).toBe(2 * NORMAL_PACE.anticipationMs);
  });

  it('stops at a whole position at least four symbols ahead', () => {
    for (const pace of [NORMAL_PACE, QUICK_PACE]) {
      for (const from of [0, 3.2, 17.99]) {
        const rest = restPosition(from, 3, pace);
        expect(Number.isInteger(rest)).toBe(true);
        expect(rest - from).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it('never runs backwards, passes its stop by less than 0.2 symbols and rests exactly on it', () => {
    const from = 5.4;
    const rest = restPosition(from, 3, NORMAL_PACE);
    let last = from;
    for (let step = 1; step <= 68; step += 1) {
      const now = landingPosition(from, rest, step / 100, NORMAL_PACE);
      expect(now).toBeGreaterThanOrEqual(last - 1e-9);
      last = now;
    }
    expect(last).toBeLessThan(rest + 0.2);
    expect(landingPosition(from, rest, 1, NORMAL_PACE)).toBe(rest);
  });

  it('starts without a jump', () => {
    let last = runningPosition(2, 0, NORMAL_PACE);
    expect(last).toBe(2);
    for (let ms = 1; ms < 600; ms += 1) {
      const now = runningPosition(2, ms, NORMAL_PACE);
      expect(Math.abs(now - last)).toBeLessThan(NORMAL_PACE.speed / 900);
      last = now;
    }
  });
});
