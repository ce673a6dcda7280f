import { expect, test } from 'vitest';
import { band, rosette, woven } from './guilloche.ts';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

test('a rosette is a closed path and stays within its amplitude', () => {
  const path = rosette(50, 20, 8, 0.3, 2);
  expect(path).toMatch(/^M.*Z$/);
  const values = numbers(path);
  for (let at = 0; at < values.length; at += 2) {
    const far = Math.hypot(values[at] ?? 0, values[at + 1] ?? 0);
    expect(far).toBeGreaterThan(27.8);
    expect(far).toBeLessThan(72.2);
  }
});

test('a band runs its whole length and does not exceed its height', () => {
  const values = numbers(band(600, 9, 60, 0));
  expect(values.at(-2)).toBeCloseTo(600, 0);
  expect(Math.max(...values.filter((_, at) => at % 2 === 1))).toBeLessThanOrEqual(9);
});

test('woven curves begin at different points', () => {
  const starts = woven(4, (phase) => band(60, 9, 60, phase)).match(/M[^L]+/g);
  expect(new Set(starts).size).toBeGreaterThan(2);
});
