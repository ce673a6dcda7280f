import { expect, test } from 'vitest';
import { endingOf, nameOfSender } from './foreign-words.ts';

test.each(['Ann', 'Ünal Çelik', 'Ana María de la Cruz', 'J. R. O’Neill-Smith', '李雷'])(
  '“%s” is a name',
  (name) => {
    expect(nameOfSender({ name, address: 'a.b@mail.example' })).toBe(name);
  },
);

test.each([
  '',
  'Win at evil.example',
  'https://evil.example',
  'Call 555 0143',
  'a@b.example',
  `${'x'.repeat(41)}`,
  'one two three four five six seven',
  'Ann\nBcc',
])('“%s” is not used as a name', (name) => {
  expect(nameOfSender({ name, address: 'a.b@mail.example' })).toBe('a.b');
});

test('only the ending of a file’s name remains', () => {
  expect(['Visit evil.example now.ZIP', 'a.b', 'x', 'a.verylong', 'a.p%f'].map(endingOf)).toEqual([
    '….zip',
    '….b',
    '…',
    '…',
    '…',
  ]);
});
