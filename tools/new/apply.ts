import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Change to the repository: a file to create, or an edit of an existing file. */
export type Change =
  | { file: string; text: string }
  | { file: string; edit: (text: string) => string };

/** Returns an edit that inserts lines before the first matching line. */
export function insertBefore(match: RegExp, lines: string): (text: string) => string {
  return insertAt((all) => all.findIndex((line) => match.test(line)), match, lines);
}

/** Returns an edit that inserts lines after the last matching line. */
export function insertAfter(match: RegExp, lines: string): (text: string) => string {
  return insertAt((all) => all.findLastIndex((line) => match.test(line)) + 1 || -1, match, lines);
}

function insertAt(find: (all: string[]) => number, match: RegExp, lines: string) {
  return (text: string): string => {
    const all = text.split('\n');
    const at = find(all);
    if (at < 0) throw new Error(`no line matches ${String(match)}`);
    return all.toSpliced(at, 0, lines).join('\n');
  };
}

/**
 * Applies the changes to the files below `root` and returns the paths of the changed files.
 * @throws Error, before anything is written, if a file to create already exists or an edit finds no matching line
 */
export function applyChanges(root: string, changes: readonly Change[]): string[] {
  const texts = new Map<string, string>();
  for (const change of changes) {
    const file = path.join(root, change.file);
    if ('text' in change) {
      if (existsSync(file)) throw new Error(`${change.file} already exists. Choose another name.`);
      texts.set(change.file, change.text);
      continue;
    }
    try {
      texts.set(change.file, change.edit(texts.get(change.file) ?? readFileSync(file, 'utf8')));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${change.file} could not be edited: ${reason}. If its structure has changed, update the generator in tools/new.`,
        { cause: error },
      );
    }
  }
  for (const [name, text] of texts) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...texts.keys()];
}
