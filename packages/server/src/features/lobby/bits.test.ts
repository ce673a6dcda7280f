import { expect, test } from 'vitest';
import { addBit, bitsWhere, countBits, countCommon, noBits, placesOf } from './bits.ts';

/** Returns a small seeded pseudo-random number generator, good enough for filling sets. */
function draws(seed: number) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0) >>> 0;
}

test.each([0, 1, 31, 32, 33, 255, 256, 257, 511, 1000, 4099])(
  'sets of %i games are counted, intersected and listed correctly',
  (count) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const draw = draws(seed * 7919 + count);
      // Probability that a set contains a given element: 5% for the first seed, 100% for the last seed.
      const share = (seed * 5) / 100;
      const pick = () => Array.from({ length: count }, () => draw() / 2 ** 32 < share);
      const [left, right] = [pick(), pick()];
      const [a, b] = [
        bitsWhere(count, (place) => left[place]!),
        bitsWhere(count, (place) => right[place]!),
      ];
      expect(countBits(a)).toBe(left.filter(Boolean).length);
      expect(countCommon(a, b)).toBe(left.filter((has, place) => has && right[place]).length);
      const places = left.flatMap((has, place) => (has ? [place] : []));
      expect(placesOf(a, 3, 16)).toEqual(places.slice(3, 19));
    }
  },
);

test('a full set counts every element, including the last bit of each word', () => {
  const full = noBits(100_000);
  for (let place = 0; place < 100_000; place += 1) addBit(full, place);
  expect(countBits(full)).toBe(100_000);
});
