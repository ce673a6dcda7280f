/**
 * Splits a specification written in Markdown into statements: sentences and table rows. Contains only pure functions.
 */

export interface Statement {
  /** Heading of the section without the `#` marks, such as `5. Validation rules`. */
  section: string;
  /** Text of the statement, as a single line. The cells of a table row are joined by ` · `. */
  text: string;
}

const HEADING = /^#+\s+(.+)$/;
const SEPARATOR_ROW = /^\|[\s|:-]+\|$/;

/**
 * Returns every sentence and table row, in document order. Skips headings and header rows of tables.
 * @param markdown document in which each paragraph and each list item is one line
 */
export function statementsOf(markdown: string): Statement[] {
  const lines = markdown.split('\n').map((line) => line.trim());
  const found: Statement[] = [];
  let section = '';
  for (const [at, line] of lines.entries()) {
    const heading = HEADING.exec(line)?.[1];
    const isHeaderRow = SEPARATOR_ROW.test(lines[at + 1] ?? '');
    if (heading) section = heading;
    else if (line && !isHeaderRow && !SEPARATOR_ROW.test(line))
      found.push(...textsOf(line).map((text) => ({ section, text })));
  }
  return found;
}

function textsOf(line: string): string[] {
  if (line.startsWith('|')) return [cellsOf(line).join(' · ')];
  return sentencesOf(line.replace(/^[-*]\s+/, '').replaceAll('**', ''));
}

const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/**
 * Splits a paragraph at every full stop that is followed by a capital letter or a digit, unless the full stop is inside
 * parentheses.
 */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of paragraph.matchAll(/\.\s+(?=[A-Z\d])/g)) {
    if (isInParentheses(paragraph.slice(start, index))) continue;
    sentences.push(paragraph.slice(start, index + 1));
    start = index + 1;
  }
  return [...sentences, paragraph.slice(start)].map((text) => text.trim()).filter(Boolean);
}

const isInParentheses = (text: string): boolean => text.split('(').length > text.split(')').length;
