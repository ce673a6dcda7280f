import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centred,
  firstMasks,
  LEAST,
  type Masks,
  missingMasks,
  moved,
  pixelsOf,
  resized,
} from './masks.ts';

const fraction = fc.double({ min: -2, max: 2, noNaN: true });
const isInside = ({ x, y, width, height }: ReturnType<typeof moved>) =>
  x >= 0 &&
  y >= 0 &&
  width >= LEAST - 1e-9 &&
  height >= LEAST - 1e-9 &&
  x + width <= 1 + 1e-9 &&
  y + height <= 1 + 1e-9;

test('a mask stays in the picture however it is moved, resized or centred', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(moved, resized, centred), fraction, fraction)),
      (steps) => {
        let { box } = firstMasks('front').digits;
        for (const [step, dx, dy] of steps) box = step(box, dx, dy);
        expect(isInside(box)).toBe(true);
      },
    ),
  );
});

test('the pixels of a mask cover all of it and stay within the width of the picture', () => {
  fc.assert(
    fc.property(fraction, fraction, fc.nat(4000), fc.nat(4000), (dx, dy, w, h) => {
      const [width, height] = [w + 1, h + 1];
      const box = moved(firstMasks('back').code.box, dx, dy);
      const pixels = pixelsOf(box, width, height);
      expect(pixels.left).toBeLessThanOrEqual(box.x * width);
      expect(pixels.top).toBeLessThanOrEqual(box.y * height);
      expect(pixels.left + pixels.width).toBeGreaterThanOrEqual((box.x + box.width) * width);
      expect(pixels.top + pixels.height).toBeGreaterThanOrEqual((box.y + box.height) * height);
      expect(pixels.left).toBeGreaterThanOrEqual(0);
      expect(pixels.left + pixels.width).toBeLessThanOrEqual(width + 1);
    }),
  );
});

describe('missing masks', () => {
  const place = (masks: Masks, name: 'digits' | 'code', change: object): Masks => ({
    ...masks,
    [name]: { ...masks[name], ...change },
  });
  const front = firstMasks('front');
  const back = firstMasks('back');

  test('are those that have not been placed', () => {
    expect(missingMasks([front, back])).toEqual(['digits', 'code']);
    const done = place(front, 'digits', { placed: true });
    expect(missingMasks([done, back])).toEqual(['code']);
    expect(missingMasks([done, place(back, 'code', { placed: true })])).toEqual([]);
  });

  test('include a mask that is marked as on no side', () => {
    const none = place(front, 'digits', { here: false, placed: true });
    expect(missingMasks([none, place(back, 'code', { placed: true })])).toEqual(['digits']);
  });

  test('include the digits while they are uncovered on one of two sides', () => {
    const sides = [
      place(front, 'digits', { placed: true }),
      place(place(back, 'code', { placed: true }), 'digits', { here: true }),
    ];
    expect(missingMasks(sides)).toEqual(['digits']);
  });
});
