import { describe, expect, test } from 'vitest';
import { isolated, outlineOf, pathOf, stack, stackBars, ticksOf } from './chart-scale.ts';

describe('ticksOf', () => {
  test.each([
    [0, 10, [0, 5, 10]],
    [0, 430, [0, 200, 400, 600]],
    [-80, 400, [-200, 0, 200, 400]],
    [0, 0, [0]],
  ])('returns round ticks that cover the range from %d to %d', (low, high, ticks) => {
    expect(ticksOf(low, high)).toEqual(ticks);
    expect(ticksOf(low, high)[0]).toBeLessThanOrEqual(low);
    expect(ticksOf(low, high).at(-1)).toBeGreaterThanOrEqual(high);
  });
});

test('areas are stacked in order, and a missing value counts as zero', () => {
  expect(
    stack(
      [
        [1, 2],
        [10, null],
      ],
      2,
    ),
  ).toEqual([
    { below: [0, 0], top: [1, 2] },
    { below: [1, 2], top: [11, 2] },
  ]);
});

test('a path restarts after a gap, and an outline is closed', () => {
  const same = (value: number) => value;
  expect(pathOf([1, null, 3, 4], same, same)).toBe('M0.0 1.0M2.0 3.0L3.0 4.0');
  expect(outlineOf({ below: [0, 1], top: [5, 6] }, same, same)).toBe(
    'M0.0 5.0L1.0 6.0L1.0 1.0L0.0 0.0Z',
  );
});

test('bars are stacked upwards, negative ones downwards, and a missing value counts as zero', () => {
  expect(
    stackBars(
      [
        [3, -1],
        [2, null],
        [-4, -5],
      ],
      2,
    ),
  ).toEqual([
    { below: [0, -1], top: [3, 0] },
    { below: [3, 0], top: [5, 0] },
    { below: [-4, -6], top: [0, -1] },
  ]);
});

test('a value between gaps is isolated', () => {
  expect(isolated([1, null, 2, 3, null, 4])).toEqual([0, 5]);
});
