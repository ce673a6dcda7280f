import { expect, it } from 'vitest';
import { xoshiro128 } from './xoshiro.ts';

/**
 * Returns the expected result of `int`. Unlike `int`, it does not split the multiplication, because a double represents
 * `word × n` exactly for every `n` in this test.
 */
const share = (word: number, n: number) => Math.floor((word * n) / 2 ** 32);

it('an integer draw is the upper part of word × n, for small and large n', () => {
  const [words, drawn] = [xoshiro128(3), xoshiro128(3)];
  const ranges = [1, 2, 3, 7, 346, 10_000, 65_535, 65_536, 65_537, 1_000_003, 2 ** 21];
  for (let round = 0; round < 5_000; round++)
    for (const n of ranges) expect(drawn.int(n)).toBe(share(words.word(), n));
});

it('filling cells draws the same values as drawing them one by one', () => {
  const [together, single] = [xoshiro128(8), xoshiro128(8)];
  const table = Uint8Array.from({ length: 251 }, (_, i) => i);
  const cells = new Uint8Array(9).fill(255);
  for (let round = 0; round < 200; round++) {
    const [from, to] = [1 + (round % 3), 8 - (round % 2)];
    cells.fill(255);
    together.fill!(cells, from, to, table);
    const expected = Array.from(cells, (_, cell) =>
      cell >= from && cell < to ? single.int(table.length) : 255,
    );
    expect([...cells]).toEqual(expected);
  }
  expect(together.word()).toBe(single.word());
});
