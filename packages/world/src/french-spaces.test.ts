import { expect, it } from 'vitest';
import { unbreakable } from './french-spaces.ts';

it('French punctuation is joined to its word by a no-break space', () => {
  expect(unbreakable('{0} : vous finissez au rang {1}')).toBe(
    '{0}\u00a0: vous finissez au rang {1}',
  );
  expect(unbreakable('« Paris » ? Oui ; non !')).toBe(
    '«\u00a0Paris\u00a0»\u00a0? Oui\u00a0; non\u00a0!',
  );
});

it('colons in times, URLs and plural messages stay unchanged', () => {
  for (const text of ['12:30', 'https://wanderluck.example', '{0, plural, one {#} other {#}}'])
    expect(unbreakable(text)).toBe(text);
});
