import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { compileSections, RefusedMarkdown } from './compile-text.ts';
import { pictureIdsIn, pictureMarkdown, pictureSources } from './pictures.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const other = '0198c0de-0000-7000-8000-000000000002';
const size = { width: 1600, height: 900 };
const pictures = new Map([
  [id, size],
  [other, size],
]);

const blocksOf = (markdown: string) =>
  compileSections(markdown, pictures).flatMap(({ blocks }) => blocks);

function refusal(markdown: string): unknown[] {
  try {
    return blocksOf(markdown);
  } catch (error) {
    if (!(error instanceof RefusedMarkdown)) throw error;
    return [error.reason, error.piece];
  }
}

test('a picture on its own line is a block with its size', () => {
  const markdown = `Before.\n\n![A tram](picture:${id} "Line 28")\n\nAfter.`;
  expect(blocksOf(markdown)).toEqual([
    { paragraph: ['Before.'] },
    { picture: { id, alt: 'A tram', caption: 'Line 28', ...size } },
    { paragraph: ['After.'] },
  ]);
});

test('pictures on consecutive lines are blocks of their own', () => {
  expect(blocksOf(`![a](picture:${id})\n![b](picture:${other}) `)).toEqual([
    { picture: { id, alt: 'a', ...size } },
    { picture: { id: other, alt: 'b', ...size } },
  ]);
});

test.each([
  [`Look: ![a](picture:${id})`, 'picture_misplaced'],
  [`![a](picture:${id})\ntext`, 'picture_misplaced'],
  [`- ![a](picture:${id})`, 'picture_misplaced'],
  [`[![a](picture:${id})](/video)`, 'picture_misplaced'],
  ['![a](https://evil.example/pixel.png)', 'picture_outside'],
  ['![a](/art/logo.png)', 'picture_outside'],
  ['![a](data:image/png;base64,AA)', 'picture_outside'],
  [`![a](picture:${id}/../../x)`, 'picture_outside'],
  [`![a](PICTURE:${id})`, 'picture_outside'],
  [`![](picture:${id})`, 'picture_undescribed'],
  [`![ ](picture:${id})`, 'picture_undescribed'],
  ['![a](picture:0198c0de-0000-7000-8000-000000000009)', 'picture_unknown'],
])('%s is refused as %s', (markdown, reason) => {
  const [code, piece] = refusal(markdown);
  expect(code).toBe(reason);
  expect(piece).toContain('![');
});

test('a text without known pictures contains none', () => {
  expect(() => compileSections(`![a](picture:${id})`)).toThrow(RefusedMarkdown);
});

test('the Markdown of a picture is compiled to the same description and caption', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abc "[]()\\!.:é😀\'') });
  fc.assert(
    fc.property(words, words, (alt, caption) => {
      const oneLine = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ').trim();
      fc.pre(oneLine(alt) !== '');
      const shown = oneLine(caption);
      expect(blocksOf(pictureMarkdown({ id, alt, caption }))).toEqual([
        { picture: { id, alt: oneLine(alt), ...(shown !== '' && { caption: shown }), ...size } },
      ]);
    }),
  );
});

test('a text names each of its pictures once', () => {
  const text = `![a](picture:${id})\n\n![b](picture:${other} "c")\n\n![](picture:${id})`;
  expect(pictureIdsIn(text)).toEqual([id, other]);
  expect(pictureIdsIn('picture:1 and ![a](https://a.example)')).toEqual([]);
});

const path = '/api/articles/pictures/7';

test.each([
  [1600, '960', `${path}/480 480w, ${path}/960 960w, ${path}/1600 1600w`],
  [1200, '960', `${path}/480 480w, ${path}/960 960w, ${path}/1600 1200w`],
  [700, '960', `${path}/480 480w, ${path}/960 700w`],
  [480, '480', `${path}/480 480w`],
  [300, '480', `${path}/480 300w`],
])('a picture %i pixels wide is offered in its versions', (width, src, srcSet) => {
  expect(pictureSources('/api', { id: '7', width })).toEqual({ src: `${path}/${src}`, srcSet });
});
