import { expect, test } from 'vitest';
import {
  blockEdit,
  type Edit,
  fieldEdit,
  type MarkdownEdit,
  markdownEdits,
  type Selected,
} from './markdown-edits.ts';

/** Parses a text in which two vertical bars mark the selection. */
function selected(marked: string): Selected {
  const [before = '', chosen = '', after = ''] = marked.split('|');
  const start = before.length;
  return { text: before + chosen + after, start, end: start + chosen.length };
}

/** Applies an edit, and marks the new selection with two vertical bars. */
function performed({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

test.each<[MarkdownEdit, string, string]>([
  ['bold', 'a |word| b', 'a **|word|** b'],
  ['bold', 'a **|word|** b', 'a |word| b'],
  ['bold', 'a| word |b', 'a **|word|** b'],
  ['bold', 'a||', 'a**||**'],
  ['italic', 'a |word| b', 'a *|word|* b'],
  ['italic', 'a *|word|* b', 'a |word| b'],
  ['italic', '**|word|**', '***|word|***'],
  ['link', 'see |here| now', 'see [here](|https://|) now'],
  ['link', 'see ||', 'see [||](https://)'],
  ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
  ['list', '|- b\n- c|', '|b\nc|'],
  ['list', '|- b\nc|', '|- b\n- c|'],
  ['list', '||\nb', '- ||\nb'],
  ['heading', 'a\nb|b|\nc', 'a\n## bb||\nc'],
  ['heading', '## b||', 'b||'],
])('%s changes %j to %j', (kind, before, after) => {
  const from = selected(before);
  expect(performed(from, markdownEdits[kind](from))).toBe(after);
});

test.each([
  ['||', '[block]\n\n||'],
  ['one||', 'one\n\n[block]\n\n||'],
  ['one |two| three', 'one two\n\n[block]\n\n||three'],
  ['one\n\n||\n\ntwo', 'one\n\n[block]\n\n||two'],
  ['\n ||two', '[block]\n\n||two'],
])('a block is inserted into %j', (before, after) => {
  const from = selected(before);
  expect(performed(from, blockEdit(from, '[block]'))).toBe(after);
});

test('a field replaces the selected text', () => {
  const from = selected('from |five| on');
  expect(performed(from, fieldEdit(from, 'topUpMin'))).toBe('from {topUpMin}|| on');
});
