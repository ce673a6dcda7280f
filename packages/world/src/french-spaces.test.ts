import { expect, it } from 'vitest';
import { unbreakable } from './french-spaces.ts';

it('keeps French punctuation on the line of its word', () => {
  expect(unbreakable('{0} : vous finissez au rang {1}')).toBe(
    '{0}\u00a0: vous finissez au rang {1}',
  );
  expect(unbreakable('« Paris » ? Oui ; non !')).toBe(
    '«\u00a0Paris\u00a0»\u00a0? Oui\u00a0; non\u00a0!',
  );
});

it('leaves what is no punctuation of a sentence alone', () => {
  for (const text of ['12:30', 'https://wanderluck.example', '{0, plural, one {#} other {#}}'])
    expect(unbreakable(text)).toBe(text);
});
