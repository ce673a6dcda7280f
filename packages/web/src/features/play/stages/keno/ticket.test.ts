import { describe, expect, it } from 'vitest';
import { colourOf, endOf, markOf, NUMBERS, quickPick, soundPicks, toggled } from './ticket.ts';

describe('a keno ticket', () => {
  it('takes marks until it is full, and a second press removes a mark', () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 8, 9].reduce<readonly number[]>(
      (picks, number) => toggled(picks, number, 10),
      [80],
    );
    expect(full).toEqual([80, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(toggled(full, 10, 10)).toBe(full);
    expect(toggled(full, 80, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps its marks when a quick pick fills it up, and starts over when it was full', () => {
    const filled = quickPick([7, 70], 10, () => 0);
    expect(filled).toEqual([7, 70, 1, 2, 3, 4, 5, 6, 8, 9]);
    const again = quickPick(filled, 10, (n) => n - 1);
    expect(again).toEqual([80, 79, 78, 77, 76, 75, 74, 73, 72, 71]);
  });

  it('can get every number by quick pick', () => {
    const seen = new Set(NUMBERS.flatMap((_, place) => quickPick([], 10, (n) => place % n)));
    expect(seen.size).toBe(80);
  });

  it('takes only distinct numbers of the board from a stored bet, up to its size', () => {
    expect(soundPicks([3, 3, 81, 0, '4', 2.5, 80], 10)).toEqual([3, 80]);
    expect(soundPicks(NUMBERS, 10)).toHaveLength(10);
    expect(soundPicks(undefined, 10)).toEqual([]);
    expect(soundPicks({ length: 3 }, 10)).toEqual([]);
  });
});

describe('the keno board', () => {
  it('distinguishes marks, balls and hits, and shows misses only after the draw', () => {
    const marks = (isOver: boolean) =>
      [1, 2, 3, 4].map((number) => markOf(number, [1, 2], [2, 3], isOver));
    expect(marks(false)).toEqual(['marked', 'hit', 'drawn', 'plain']);
    expect(marks(true)).toEqual(['missed', 'hit', 'drawn', 'plain']);
  });

  it('has eight rows of ten numbers', () => {
    expect(new Set(NUMBERS.map(colourOf)).size).toBe(8);
    expect(colourOf(10)).toBe(colourOf(1));
    expect(colourOf(11)).not.toBe(colourOf(10));
    expect([1, 10, 11, 80, 45].map(endOf)).toEqual(['first', 'last', 'first', 'last', null]);
  });
});
