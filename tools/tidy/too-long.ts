/**
 * Finds functions over 70 lines, in TypeScript and in SQL, and files over 300 lines.
 *
 * `too-long.json` lists the existing exceptions with their lengths, and a reason for each function. Listed code may
 * become shorter but not longer. `node tools/tidy/too-long.ts` updates the list after code has been shortened or moved.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Finding } from './rules.ts';
import { readSources, type SourceFile } from './source.ts';

const FUNCTION_LINES = 70;
const FILE_LINES = 300;
/** Maximum number of functions listed in `too-long.json`. */
const LISTED_FUNCTIONS = 40;

const listFile = path.join(import.meta.dirname, 'too-long.json');

/** Number of lines, indexed by `path` for files and by `path name` for functions. */
type Lengths = Record<string, number>;

/** Entries of `too-long.json`, indexed by `path` for files and by `path name` for functions. */
export type Listed = Record<string, { lines: number; because?: string }>;

const isFunction = (name: string) => name.includes(' ');
const readList = (): Listed => JSON.parse(readFileSync(listFile, 'utf8')) as Listed;

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[^/]*\.tsx?$/.test(file);
const isChecked = ({ path: file }: SourceFile) =>
  /^(?:packages|tools|bench)\/.*\.tsx?$/.test(file) && !isTest(file) && !file.endsWith('.d.ts');

const isSqlFunction = ({ path: file }: SourceFile) =>
  /^packages\/server\/functions\/.*\.sql$/.test(file);

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
}

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/**
 * Returns the length in lines of every function over 70 lines, indexed by name. If several functions in a file have the
 * same name, returns the greatest length.
 */
function longFunctionsOf({ path: file, text }: SourceFile): Lengths {
  const found: Lengths = {};
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const visit = (value: unknown, outer: string): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, outer);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Partial<Node>;
    const name = node.id?.name ?? node.key?.name ?? outer;
    if (functionTypes.has(node.type ?? '')) {
      const lines = lineAt(node.end ?? 0) - lineAt(node.start ?? 0) + 1;
      if (lines > FUNCTION_LINES) found[name] = Math.max(lines, found[name] ?? 0);
    }
    for (const child of Object.values(value)) visit(child, name);
  };
  visit(parseSync(file, text).program, 'default');
  return found;
}

/**
 * Returns the length in lines of every SQL function over 70 lines, indexed by name. A function begins with `create` and
 * ends with the `$$` that closes its body. The comment above it and its privileges do not count.
 */
function longSqlFunctionsOf({ text }: SourceFile): Lengths {
  const found: Lengths = {};
  const functions = text.matchAll(
    /^create or replace function (\w+)[\s\S]*?(\$\w*\$)[\s\S]*?\2/gim,
  );
  for (const [whole, name = ''] of functions) {
    const lines = whole.split('\n').length;
    if (lines > FUNCTION_LINES) found[name] = lines;
  }
  return found;
}

/** Returns the line count of every function and file that exceeds its limit. */
function lengthsOf(files: readonly SourceFile[]): Lengths {
  const lengths: Lengths = {};
  for (const file of files.filter(isChecked)) {
    const lines = file.text.trimEnd().split('\n').length;
    if (lines > FILE_LINES) lengths[file.path] = lines;
    for (const [name, length] of Object.entries(longFunctionsOf(file)))
      lengths[`${file.path} ${name}`] = length;
  }
  for (const file of files.filter(isSqlFunction))
    for (const [name, length] of Object.entries(longSqlFunctionsOf(file)))
      lengths[`${file.path} ${name}`] = length;
  return lengths;
}

/**
 * Checks that no function or file exceeds its limit: the length in the list of exceptions, otherwise the general limit.
 * Also checks the list itself: at most 40 functions, each with a reason, and no obsolete entries.
 * @param listed list of exceptions; defaults to the repository's `too-long.json`
 */
export function tooLong(files: readonly SourceFile[], listed: Listed = readList()): Finding[] {
  const lengths = lengthsOf(files);
  const known = new Set(files.map(({ path: file }) => file));
  const finding = (name: string, what: string): Finding => ({ rule: 'too long', path: name, what });
  const longer = Object.entries(lengths)
    .filter(([name, lines]) => lines > (listed[name]?.lines ?? 0))
    .map(([name, lines]) => finding(name, `${String(lines)} lines`));
  const shorter = Object.keys(listed)
    .filter((name) => known.has(name.split(' ')[0] ?? '') && lengths[name] === undefined)
    .map((name) => finding(name, 'is no longer too long: update the list'));
  const functions = Object.entries(listed).filter(([name]) => isFunction(name));
  const unexplained = functions
    .filter(([, { because }]) => !because?.trim())
    .map(([name]) => finding(name, 'needs a reason (`because`) in the list'));
  const tooMany =
    functions.length > LISTED_FUNCTIONS
      ? [finding('tools/tidy/too-long.json', `lists ${String(functions.length)} functions`)]
      : [];
  return [...longer, ...shorter, ...unexplained, ...tooMany];
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const before = readList();
  const entries = Object.entries(lengthsOf(readSources(root)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, lines]) => {
      const because = before[name]?.because ?? '';
      return [name, isFunction(name) ? { lines, because } : { lines }] as const;
    });
  writeFileSync(listFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  const functions = entries.filter(([name]) => isFunction(name)).length;
  console.log(`${functions} functions over 70 lines, ${entries.length - functions} files over 300`);
}
