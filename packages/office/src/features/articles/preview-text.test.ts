import { expect, test } from 'vitest';
import { previewText } from './preview-text.ts';

const facts = { topUpMin: '$10' };

test('a text with known fields is compiled', () => {
  expect(previewText('## From {topUpMin}\n\nA *text*.', facts)).toEqual({
    sections: [
      { title: 'From {topUpMin}', blocks: [{ paragraph: ['A ', { em: ['text'] }, '.'] }] },
    ],
  });
});

test.each([
  ['<b>bold</b>', 'refused', '<b>'],
  ['# Title', 'refused', '# Title'],
  ['[x](javascript:alert(1))', 'refused', '[x](javascript:alert(1))'],
  ['From {topUpMax}', 'unknown_field', 'topUpMax'],
  ['## {nothing}', 'unknown_field', 'nothing'],
  ['- a **{inside}**', 'unknown_field', 'inside'],
  ['[a](https://example.com/{url})', 'unknown_field', 'url'],
  ['`{code}`', 'unknown_field', 'code'],
])('%j is reported with the piece that causes it', (markdown, problem, piece) => {
  expect(previewText(markdown, facts)).toEqual({ problem, piece });
});

test('a path of the site may contain braces, because it contains no fields', () => {
  expect(previewText('[a](/search?{name})', facts)).toHaveProperty('sections');
});
