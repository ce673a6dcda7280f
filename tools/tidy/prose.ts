/**
 * `node tools/tidy/prose.ts [path …]` lists the patterns of docs/style.md that comments, documents and English messages still contain.
 * Ends with 1 if it finds one. The patterns are a heuristic: rewrite the sentence, or make the pattern more precise.
 * `node tools/tidy/prose.ts --lower` writes the present counts into the ratchet where they are lower.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bannedPatterns } from './prose-patterns.ts';
import { readProse, type Prose } from './prose-sources.ts';

export interface ProseFinding {
  name: string;
  kind: Prose['kind'];
  path: string;
  line: number;
  /** The words that match, with some words around them. */
  excerpt: string;
  instead: string;
}

/** How many findings of each kind and name are left, as `comment: told` → 12. */
export type Ratchet = Readonly<Record<string, number>>;

const root = path.resolve(import.meta.dirname, '../..');
const ratchetFile = path.join(import.meta.dirname, 'prose-ratchet.json');

/** Text without code in backticks and addresses. */
const ownWords = (text: string): string =>
  text.replace(/`[^`\n]*`/g, '`code`').replace(/https?:\S+/g, 'address');

/** Banned patterns in the given prose: at most one finding per pattern and piece. */
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

/** Number of findings by kind and name. */
export function countFindings(findings: readonly ProseFinding[]): Ratchet {
  const counts: Record<string, number> = {};
  for (const { kind, name } of findings) {
    const key = `${kind}: ${name}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** Reads the counts that must not be exceeded. */
export const readRatchet = (): Ratchet => JSON.parse(readFileSync(ratchetFile, 'utf8')) as Ratchet;

/** Counts that differ from the ratchet, as sentences. A lower count asks to lower the ratchet. */
export function ratchetFaults(counts: Ratchet, ratchet: Ratchet): string[] {
  return [...new Set([...Object.keys(counts), ...Object.keys(ratchet)])]
    .toSorted()
    .flatMap((key) => {
      const [found, allowed] = [counts[key] ?? 0, ratchet[key] ?? 0];
      if (found > allowed)
        return [
          `${key}: ${found} findings, ${allowed} allowed (node tools/tidy/prose.ts lists them)`,
        ];
      return found < allowed
        ? [`${key}: only ${found} left: run node tools/tidy/prose.ts --lower`]
        : [];
    });
}

function lowerRatchet(counts: Ratchet): void {
  const old = readRatchet();
  const lowered = Object.entries(old)
    .map(([key, count]) => [key, Math.min(count, counts[key] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  writeFileSync(ratchetFile, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

function main(): void {
  const paths = process.argv.slice(2).filter((argument) => argument !== '--lower');
  const findings = proseFindings(readProse(root, paths.length > 0 ? paths : undefined));
  const counts = countFindings(findings);
  if (process.argv.includes('--lower')) {
    lowerRatchet(counts);
    return;
  }
  for (const { name, path: file, line, excerpt, instead } of findings)
    console.log(`${file}:${line}: ${name}: … ${excerpt} … → ${instead}`);
  for (const [key, count] of Object.entries(counts).toSorted(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(6)} ${key}`);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
