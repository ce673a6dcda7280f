import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './names.ts';

/** Inserts a line after the last matching line. @throws Error if no line matches */
function insertAfter(text: string, line: string, after: RegExp): string {
  const lines = text.split('\n');
  const at = lines.findLastIndex((candidate) => after.test(candidate));
  if (at < 0) throw new Error(`No line matches ${String(after)}.`);
  return [...lines.slice(0, at + 1), line, ...lines.slice(at + 1)].join('\n');
}

function edited(text: string, change: Exclude<Change, { text: string }>): string {
  if ('insert' in change) return insertAfter(text, change.insert, change.after);
  if (!change.rewrite.test(text)) throw new Error(`Nothing matches ${String(change.rewrite)}.`);
  return text.replace(change.rewrite, change.to);
}

/**
 * Writes the changes below `root` and returns the paths of the changed files. @throws Error before the first write if a
 * file to create already exists
 */
export function applyChanges(root: string, changes: readonly Change[]): string[] {
  for (const change of changes) {
    if ('text' in change && existsSync(path.join(root, change.file))) {
      throw new Error(`${change.file} exists already; choose another name.`);
    }
  }
  for (const change of changes) {
    const file = path.join(root, change.file);
    if ('text' in change) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, change.text);
    } else {
      writeFileSync(file, edited(readFileSync(file, 'utf8'), change));
    }
  }
  return [...new Set(changes.map(({ file }) => file))];
}
