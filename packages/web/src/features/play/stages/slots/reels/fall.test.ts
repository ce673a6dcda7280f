import { describe, expect, it } from 'vitest';
import { fallTime, NORMAL_FALL, planFall, rowAt } from './fall.ts';

const before = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
];

describe('planFall', () => {
  it('keeps the order of the remaining symbols and drops new ones from above', () => {
    const plan = planFall(before, [[0, 1]], [['x', 'a', 'c'], before[1]!]);
    expect(plan.gone).toEqual([{ reel: 0, row: 1, symbol: 'b' }]);
    const moves = plan.moves.filter(({ reel }) => reel === 0);
    expect(moves).toContainEqual({ reel: 0, from: 2, to: 2, symbol: 'c' });
    expect(moves).toContainEqual({ reel: 0, from: 0, to: 1, symbol: 'a' });
    expect(moves).toContainEqual({ reel: 0, from: -1, to: 0, symbol: 'x' });
  });

  it('stacks a completely new reel above the window and ends on the new screen', () => {
    const after = [['p', 'q', 'r'], before[1]!];
    const removed = [0, 1, 2].map((row) => [0, row] as const);
    const { moves } = planFall(before, removed, after);
    const fresh = moves.filter(({ reel }) => reel === 0);
    expect(fresh.map(({ from }) => from).sort((a, b) => a - b)).toEqual([-3, -2, -1]);
    for (const move of moves) {
      expect(after[move.reel]?.[move.to]).toBe(move.symbol);
      expect(rowAt(move, 0, NORMAL_FALL)).toBe(move.from);
      expect(rowAt(move, 10_000, NORMAL_FALL)).toBe(move.to);
    }
  });

  it('takes a base time without falls and longer with them', () => {
    const still = planFall(before, [], before);
    expect(fallTime(still, NORMAL_FALL)).toBe(NORMAL_FALL.vanishMs + NORMAL_FALL.staggerMs);
    const moved = planFall(before, [[1, 2]], [before[0]!, ['x', 'd', 'e']]);
    expect(fallTime(moved, NORMAL_FALL)).toBeGreaterThan(fallTime(still, NORMAL_FALL) + 100);
  });
});
