import { expect, test } from 'vitest';
import { ownLinks } from './own-links.ts';

const ORIGIN = 'https://wanderluck.example';

test.each([
  ['plain text', 'Hello', [{ text: 'Hello' }]],
  ['an empty text', '', []],
  [
    'an address at the end of a sentence',
    `See ${ORIGIN}/my-limits.`,
    [{ text: 'See ' }, { path: '/my-limits' }, { text: '.' }],
  ],
  [
    'two addresses',
    `${ORIGIN}/a (${ORIGIN}/b?c=1)`,
    [{ path: '/a' }, { text: ' (' }, { path: '/b?c=1' }, { text: ')' }],
  ],
  ['another site', 'https://evil.example/my-limits', [{ text: 'https://evil.example/my-limits' }]],
  [
    'a site whose name begins like ours',
    `${ORIGIN}.evil.example/my-limits`,
    [{ text: `${ORIGIN}.evil.example/my-limits` }],
  ],
  ['two slashes', `${ORIGIN}//evil.example`, [{ text: `${ORIGIN}//evil.example` }]],
])('%s', (_, text, parts) => {
  expect(ownLinks(text, ORIGIN)).toEqual(parts);
});

test('the parts always join to the text', () => {
  const pieces = [ORIGIN, '/', 'a', ' ', '.', ')', '\n', '//', '/\\evil', 'javascript:'];
  for (let seed = 0; seed < 5_000; seed += 1) {
    let text = '';
    for (let rest = seed; rest > 0; rest = Math.floor(rest / pieces.length))
      text += pieces[rest % pieces.length];
    const joined = ownLinks(text, ORIGIN).map((part) =>
      'path' in part ? ORIGIN + part.path : part.text,
    );
    expect(joined.join('')).toBe(text);
  }
});
