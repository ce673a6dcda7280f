/**
 * `node tools/tidy/prose.ts [path …]` lists banned patterns (docs/style.md) in comments, documents and English
 * messages, and exits with 1 if it finds any. The patterns are heuristic: if one matches, rewrite the sentence or make
 * the pattern more precise.
 */
import path from 'node:path';
import { bannedPatterns } from './prose-patterns.ts';
import { readProse, type Prose } from './prose-sources.ts';

export interface ProseFinding {
  name: string;
  kind: Prose['kind'];
  path: string;
  line: number;
  /** Matched words with some of the surrounding text. */
  excerpt: string;
  instead: string;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Returns the text with placeholders for code in backticks and for URLs, because these are not prose. */
const ownWords = (text: string): string =>
  text.replace(/`[^`\n]*`/g, '`code`').replace(/https?:\S+/g, 'address');

/** Returns the matches of banned patterns: for each text and pattern, only the first match. */
export function proseFindings(prose: readonly Prose[]): ProseFinding[] {
  return prose.flatMap(({ kind, path: file, line, text }) => {
    const words = ownWords(text);
    return bannedPatterns.flatMap(({ name, pattern, instead, only }) => {
      const match = only && !only.includes(kind) ? null : pattern.exec(words);
      if (!match) return [];
      const at = match.index;
      const around = words.slice(Math.max(0, at - 30), at + match[0].length + 30);
      const lineOfMatch =
        kind === 'message' ? line : line + words.slice(0, at).split('\n').length - 1;
      return [
        {
          name,
          kind,
          path: file,
          line: lineOfMatch,
          excerpt: around.replaceAll('\n', ' '),
          instead,
        },
      ];
    });
  });
}

/** Counts the findings by text kind and pattern name. */
function countFindings(findings: readonly ProseFinding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, name } of findings) {
    const key = `${kind}: ${name}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function main(): void {
  const paths = process.argv.slice(2);
  const findings = proseFindings(readProse(root, paths.length > 0 ? paths : undefined));
  for (const { name, path: file, line, excerpt, instead } of findings)
    console.log(`${file}:${line}: ${name}: … ${excerpt} … → ${instead}`);
  for (const [key, count] of Object.entries(countFindings(findings)).toSorted(
    ([, a], [, b]) => b - a,
  ))
    console.log(`${String(count).padStart(6)} ${key}`);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
