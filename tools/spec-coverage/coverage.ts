/**
 * Compares docs/spec-coverage.md with the specification and with the tests listed in that document. Contains only pure
 * functions.
 */
import type { Statement } from './statements.ts';

/** Evidence for a statement: a test, or the reason why no test exists. */
export type Evidence =
  | { kind: 'test'; file: string; title: string }
  | { kind: 'not a requirement' | 'not built' | 'missing'; why: string };

export interface Entry {
  text: string;
  evidence: Evidence[];
}

const TEST = /^`([^`]+)` › (.+)$/;
const REASON = /^(not a requirement|not built|missing): (.+)$/;

/**
 * Reads the entries of docs/spec-coverage.md. Each statement is a list item, and its evidence is a nested list.
 * @throws Error if a piece of evidence has an unknown format
 */
export function readCoverage(markdown: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('- ')) entries.push({ text: line.slice(2).trim(), evidence: [] });
    else if (line.startsWith('  - ')) entries.at(-1)?.evidence.push(readEvidence(line.slice(4)));
  }
  return entries;
}

function readEvidence(item: string): Evidence {
  const [, file, title] = TEST.exec(item) ?? [];
  if (file && title) return { kind: 'test', file, title };
  const [, kind, why] = REASON.exec(item) ?? [];
  if (kind && why) return { kind: kind as 'missing', why };
  throw new Error(`unknown evidence: ${item}`);
}

/**
 * Returns the errors in the coverage document, one line each: statements without evidence, entries that are not in the
 * specification, and listed tests that do not exist.
 * @param textOf returns the text of a file in the repository; undefined if the file does not exist
 */
export function coverageFindings(
  statements: readonly Statement[],
  entries: readonly Entry[],
  textOf: (file: string) => string | undefined,
): string[] {
  const entryOf = new Map(entries.map((entry) => [entry.text, entry]));
  const stated = new Set(statements.map(({ text }) => text));
  return [
    ...statements
      .filter(({ text }) => !entryOf.get(text)?.evidence.length)
      .map(({ section, text }) => `no evidence (${section}): ${text}`),
    ...entries
      .filter(({ text }) => !stated.has(text))
      .map(({ text }) => `not a statement of the specification: ${text}`),
    ...entries.flatMap(({ evidence }) => evidence.flatMap((one) => testFinding(one, textOf))),
  ];
}

function testFinding(evidence: Evidence, textOf: (file: string) => string | undefined): string[] {
  if (evidence.kind !== 'test') return [];
  const { file, title } = evidence;
  const text = textOf(file);
  if (text === undefined) return [`no such file: ${file}`];
  return testTitles(text).has(title) ? [] : [`no such test in ${file}: ${title}`];
}

/**
 * Matches calls to `test` and `it`, including those with modifiers such as `each`, but not those with `skip`, `todo` or
 * `fails`.
 */
const TEST_CALL =
  /(?<![\w.$])(?:test|it)(?:\.(?:each|for|concurrent|sequential|runIf))*(?:<.*?>)?(?=\()/gs;
const FIRST_STRING = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s;

/** Returns the titles of the tests in a source file, as written in the source. */
export function testTitles(source: string): Set<string> {
  const titles = [...source.matchAll(TEST_CALL)].flatMap(({ 0: call, index }) => {
    const open = index + call.length;
    const isTable = /\.(each|for|runIf)/.test(call);
    const [, quote, title] =
      FIRST_STRING.exec(source.slice(isTable ? endOfParentheses(source, open) : open)) ?? [];
    return quote && title !== undefined ? [title.replaceAll(`\\${quote}`, quote)] : [];
  });
  return new Set(titles);
}

/**
 * Returns the position after the parenthesis that matches the opening parenthesis at `open`. Ignores parentheses in
 * strings.
 */
function endOfParentheses(source: string, open: number): number {
  const parts = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[()]/gs;
  parts.lastIndex = open;
  let depth = 0;
  for (let part = parts.exec(source); part; part = parts.exec(source)) {
    if (part[0] === '(') depth += 1;
    if (part[0] === ')' && (depth -= 1) === 0) return parts.lastIndex;
  }
  return source.length;
}
