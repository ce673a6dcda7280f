import { expect, test } from 'vitest';
import { previewText } from './preview-text.ts';

const facts = { topUpMin: '$10' };
const id = '0198c0de-0000-7000-8000-000000000001';
const pictures = new Map([[id, { width: 1600, height: 900 }]]);

test('a text with known fields is compiled', () => {
  expect(previewText('## From {topUpMin}\n\nA *text*.', facts, pictures)).toEqual({
    sections: [
      { title: 'From {topUpMin}', blocks: [{ paragraph: ['A ', { em: ['text'] }, '.'] }] },
    ],
  });
});

test.each([
  ['<b>bold</b>', 'element', '<b>'],
  ['# Title', 'element', '# Title'],
  ['[x](javascript:alert(1))', 'element', '[x](javascript:alert(1))'],
  ['From {topUpMax}', 'unknown_field', 'topUpMax'],
  ['## {nothing}', 'unknown_field', 'nothing'],
  ['- a **{inside}**', 'unknown_field', 'inside'],
  ['[a](https://example.com/{url})', 'unknown_field', 'url'],
  ['![a](picture:1)', 'picture_outside', '![a](picture:1)'],
  [`![{alt}](picture:${id})`, 'unknown_field', 'alt'],
  [`![a](picture:${id} "{caption}")`, 'unknown_field', 'caption'],
  ['`{code}`', 'unknown_field', 'code'],
])('%j is reported with the piece that causes it', (markdown, problem, piece) => {
  expect(previewText(markdown, facts, pictures)).toEqual({ problem, piece });
});

test('a path of the site may contain braces, because it contains no fields', () => {
  expect(previewText('[a](/search?{name})', facts, pictures)).toHaveProperty('sections');
});
