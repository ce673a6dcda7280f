import { expect, test } from 'vitest';
import { afterDrop, moved, placeAt } from './moves.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 9, 'abc'],
  [0, 9, 'bca'],
  [7, 0, 'abc'],
])('from %i to %i', (from, to, result) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result);
});

test.each([
  ['a', 'c', 'after', 'bca'],
  ['a', 'c', 'before', 'bac'],
  ['c', 'a', 'before', 'cab'],
  ['c', 'a', 'after', 'acb'],
  ['b', 'b', 'after', 'abc'],
  ['b', 'x', 'before', 'abc'],
] as const)('%s dropped at %s, %s', (id, target, position, result) => {
  expect(afterDrop(['a', 'b', 'c'], id, target, position).join('')).toBe(result);
});

test('a pointer is over the line whose middle it has not passed', () => {
  const middles = [30, 90, 150];
  expect([-5, 29, 31, 91, 400].map((y) => placeAt(middles, y))).toEqual([0, 0, 1, 2, 2]);
});
