import { describe, expect, it } from 'vitest';
import { colourOf, endOf, markOf, NUMBERS, quickPick, soundPicks, toggled } from './ticket.ts';

describe('a keno ticket', () => {
  it('takes marks until it is full, and gives them back', () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce<readonly number[]>(
      (picks, number) => toggled(picks, number, 10),
      [80],
    );
    expect(full).toEqual([80, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(toggled(full, 10, 10)).toBe(full);
    expect(toggled(full, 80, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps what is marked when it is filled up, and starts anew when it was full', () => {
    const filled = quickPick([7, 70], 10, () => 0);
    expect(filled).toEqual([7, 70, 1, 2, 3, 4, 5, 6, 8, 9]);
    const again = quickPick(filled, 10, (n) => n - 1);
    expect(again).toEqual([80, 79, 78, 77, 76, 75, 74, 73, 72, 71]);
  });

  it('can mark every number at random', () => {
    const seen = new Set(NUMBERS.flatMap((_, place) => quickPick([], 10, (n) => place % n)));
    expect(seen.size).toBe(80);
  });

  it('takes from a remembered bet only what stands on the board', () => {
    expect(soundPicks([3, 3, 81, 0, '4', 2.5, 80], 10)).toEqual([3, 80]);
    expect(soundPicks(NUMBERS, 10)).toHaveLength(10);
    expect(soundPicks(undefined, 10)).toEqual([]);
    expect(soundPicks({ length: 3 }, 10)).toEqual([]);
  });
});

describe('the board', () => {
  it('tells marks, balls and hits apart, and misses only when the draw is over', () => {
    const marks = (isOver: boolean) =>
      [1, 2, 3, 4].map((number) => markOf(number, [1, 2], [2, 3], isOver));
    expect(marks(false)).toEqual(['marked', 'hit', 'drawn', 'plain']);
    expect(marks(true)).toEqual(['missed', 'hit', 'drawn', 'plain']);
  });

  it('has eight lines of ten', () => {
    expect(new Set(NUMBERS.map(colourOf)).size).toBe(8);
    expect(colourOf(10)).toBe(colourOf(1));
    expect(colourOf(11)).not.toBe(colourOf(10));
    expect([1, 10, 11, 80, 45].map(endOf)).toEqual(['first', 'last', 'first', 'last', null]);
  });
});
