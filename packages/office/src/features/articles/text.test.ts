import { expect, test } from 'vitest';
import { missingFields, noText } from './text.ts';

test('a text needs a title, a summary and a Markdown text, and a description only with a picture', () => {
  const text = { ...noText, title: ' ', summary: 'Summary' };
  expect(missingFields(text, false)).toEqual(['title', 'markdown']);
  expect(missingFields(text, true)).toEqual(['title', 'picture_alt', 'markdown']);
});
