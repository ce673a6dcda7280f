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

test('whatever is done to a mask, it stays in the picture', () => {
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

test('its pixels cover all of it and stay in the picture', () => {
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

describe('nothing is sent', () => {
  const place = (masks: Masks, name: 'digits' | 'code', change: object): Masks => ({
    ...masks,
    [name]: { ...masks[name], ...change },
  });
  const front = firstMasks('front');
  const back = firstMasks('back');

  test('before both masks were put in place', () => {
    expect(missingMasks([front, back])).toEqual(['digits', 'code']);
    const done = place(front, 'digits', { placed: true });
    expect(missingMasks([done, back])).toEqual(['code']);
    expect(missingMasks([done, place(back, 'code', { placed: true })])).toEqual([]);
  });

  test('while a mask is said to be on no side', () => {
    const none = place(front, 'digits', { here: false, placed: true });
    expect(missingMasks([none, place(back, 'code', { placed: true })])).toEqual(['digits']);
  });

  test('while one of two sides with digits is open', () => {
    const sides = [
      place(front, 'digits', { placed: true }),
      place(place(back, 'code', { placed: true }), 'digits', { here: true }),
    ];
    expect(missingMasks(sides)).toEqual(['digits']);
  });
});
