import { expect, it } from 'vitest';
import { xoshiro128 } from '../../simulation/xoshiro.ts';
import { drawKeno, isTicket, KENO_TEN, kenoChance, kenoReturn, settleKeno } from './rules.ts';

it('ten-spot keno has the return of games.md §2', () => {
  expect((kenoReturn(KENO_TEN, 10) * 100).toFixed(5)).toBe('93.94515');
  expect(Math.round(1 / kenoChance(10, 10))).toBe(8_911_711);
});

it('keno draws twenty different numbers and misses all ten picks as often as expected', () => {
  const random = xoshiro128(5);
  const picks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 80];
  const rounds = 10_000;
  let none = 0;
  for (let round = 0; round < rounds; round++) {
    const drawn = drawKeno(random);
    if (new Set(drawn).size !== 20 || drawn.some((number) => number < 1 || number > 80)) {
      throw new Error(drawn.join());
    }
    if (settleKeno(KENO_TEN, picks, drawn) === 500) none++;
  }
  expect(none / rounds).toBeCloseTo(kenoChance(10, 0), 1.7);
});

it('a keno ticket needs the given count of different numbers from 1 to 80', () => {
  expect(isTicket([1, 2, 3], 3)).toBe(true);
  expect(isTicket([1, 2, 2], 3)).toBe(false);
  expect(isTicket([1, 2, 81], 3)).toBe(false);
  expect(isTicket([0, 2, 3], 3)).toBe(false);
  expect(isTicket([1, 2, '3'], 3)).toBe(false);
  expect(isTicket([1, 2], 3)).toBe(false);
});
