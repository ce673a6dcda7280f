import { expect, test } from 'vitest';
import { changedParts, differenceOf, shownRows } from './difference.ts';

const same = (line: string) => ({ before: line, after: line });

test('equal lines are in the same row, and a changed line is beside its new version', () => {
  expect(differenceOf('a\nb\nc\nd', 'a\nB\nc\nx\nd')).toEqual([
    same('a'),
    { before: 'b', after: 'B' },
    same('c'),
    { after: 'x' },
    same('d'),
  ]);
});

test('lines between two equal ones are found even if they moved', () => {
  expect(differenceOf('a\nb\nc', 'b\nc\na')).toEqual([
    { before: 'a' },
    same('b'),
    same('c'),
    { after: 'a' },
  ]);
});

test('an empty text has no lines', () => {
  expect(differenceOf('', '')).toEqual([]);
  expect(differenceOf('', 'a\nb')).toEqual([{ after: 'a' }, { after: 'b' }]);
  expect(differenceOf('a', '')).toEqual([{ before: 'a' }]);
});

test.each([
  ['a\nb\na\nb\nc', 'b\na\nc\nc'],
  ['one', 'one\none\none'],
  ['x\ny\nz', 'q'],
])('the rows contain every line of %j and %j once and in order', (before, after) => {
  const rows = differenceOf(before, after);
  expect(rows.flatMap((row) => row.before ?? [])).toEqual(before.split('\n'));
  expect(rows.flatMap((row) => row.after ?? [])).toEqual(after.split('\n'));
});

test('a text of the maximum length with a line per character is compared', () => {
  const rows = differenceOf('a\n'.repeat(10_000), 'b\n'.repeat(10_000));
  expect(rows).toHaveLength(10_001);
});

test('equal lines away from changes are replaced with their number', () => {
  const lines = ['1', '2', '3', '4', '5', '6'];
  const rows = differenceOf(lines.join('\n'), ['1', '2', '3', 'x', '5', '6'].join('\n'));
  expect(shownRows(rows)).toEqual([
    { hidden: 2 },
    same('3'),
    { before: '4', after: 'x' },
    same('5'),
    { hidden: 1 },
  ]);
});

test('only the changed words of a line are highlighted', () => {
  expect(changedParts('Ten new slots today', 'Ten great slots today')).toEqual([
    ['Ten ', 'new', ' slots today'],
    ['Ten ', 'great', ' slots today'],
  ]);
});
