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
])(
  'moved() reorders from index %i to index %i and tolerates indexes outside the list',
  (from, to, result) => {
    expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result);
  },
);

test.each([
  ['a', 'c', 'after', 'bca'],
  ['a', 'c', 'before', 'bac'],
  ['c', 'a', 'before', 'cab'],
  ['c', 'a', 'after', 'acb'],
  ['b', 'b', 'after', 'abc'],
  ['b', 'x', 'before', 'abc'],
] as const)(
  'an item dropped on a target gets its new position: %s on %s, %s it',
  (id, target, position, result) => {
    expect(afterDrop(['a', 'b', 'c'], id, target, position).join('')).toBe(result);
  },
);

test('a pointer belongs to the first row whose middle it has not passed, else to the last row', () => {
  const middles = [30, 90, 150];
  expect([-5, 29, 31, 91, 400].map((y) => placeAt(middles, y))).toEqual([0, 0, 1, 2, 2]);
});
