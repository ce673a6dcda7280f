import { expect, test } from 'vitest';
import { findUnstorableText } from './storable-text.ts';

test.each<[what: string, value: unknown, at: string | undefined]>([
  ['a text', 'São Paulo 😀', undefined],
  ['a text with U+0000', 'a\0b', '_'],
  ['no text at all', 5, undefined],
  ['nothing', null, undefined],
  ['half of a pair', { name: 'a\ud83d' }, 'name'],
  ['the other half', { name: '\ude00b' }, 'name'],
  ['halves in the wrong order', { name: '\ude00\ud83d' }, 'name'],
  ['a list below an object', { games: [{ name: 'fine' }, { name: '\0' }] }, 'games.1.name'],
  ['a key', { games: { '\0': 1 } }, 'games'],
  ['a key at the top', { '\ud800': 1 }, '_'],
])('findUnstorableText returns the path of unstorable text, if any: %s', (_what, value, at) =>
  expect(findUnstorableText(value)).toBe(at),
);

test('findUnstorableText handles nesting deeper than the call stack', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(findUnstorableText(value)).toHaveLength(200);
});
