import { expect, test } from 'vitest';
import { levelOf, medianOf, type DelayLevel } from './delay.ts';

test('a round trip up to 300 ms is low, up to 800 ms medium, above that high', () => {
  expect([0, 300, 301, 800, 801, 30_000].map((ms) => levelOf(ms))).toEqual([
    ...['low', 'low', 'middle', 'middle', 'high', 'high'],
  ]);
});

test('a delay near a threshold keeps its level, and one clearly beyond it changes the level', () => {
  const levels = (delays: readonly number[], first: DelayLevel) => {
    let level = first;
    return delays.map((ms) => (level = levelOf(ms, level)));
  };
  expect(levels([290, 310, 340, 280, 350, 310, 290, 260, 250], 'low')).toEqual([
    ...['low', 'low', 'low', 'low', 'middle', 'middle', 'middle', 'middle', 'low'],
  ]);
  expect(levels([790, 810, 915, 925, 810, 790, 690, 670], 'middle')).toEqual([
    ...['middle', 'middle', 'middle', 'high', 'high', 'high', 'high', 'middle'],
  ]);
  expect(levels([1_000, 200], 'low')).toEqual(['high', 'low']);
});

test('the median ignores one slow round trip', () => {
  expect(medianOf([])).toBeUndefined();
  expect(medianOf([40])).toBe(40);
  expect(medianOf([60, 40])).toBe(50);
  expect(medianOf([40, 5_000, 45, 50, 42])).toBe(45);
});
