import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prose } from './prose-sources.ts';

/** Sections, requirements and decisions that a citation can refer to. */
export interface Citable {
  /** Section numbers of each document in `docs/spec`. The keys are file names without extension, such as `games`. */
  sections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Requirement numbers in `docs/spec/trust.md`, such as G18 or S4. */
  requirements: ReadonlySet<string>;
  decisions: ReadonlySet<number>;
}

/** Citation whose target does not exist. */
export interface BrokenCitation {
  path: string;
  line: number;
  citation: string;
}

/** Reads the possible citation targets from `docs/spec` and `docs/decisions`. */
export function readCitable(root: string): Citable {
  const sections = new Map<string, ReadonlySet<string>>();
  for (const file of globSync('docs/spec/*.md', { cwd: root })) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const numbers = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number);
    sections.set(path.basename(file, '.md'), new Set(numbers));
  }
  const trust = readFileSync(path.join(root, 'docs/spec/trust.md'), 'utf8');
  const decisions = globSync('docs/decisions/*.md', { cwd: root });
  return {
    sections,
    requirements: new Set([...trust.matchAll(/^\| ([A-Z]\d+) \|/gm)].map(([, name = '']) => name)),
    decisions: new Set(decisions.map((file) => Number(path.basename(file).slice(0, 4)))),
  };
}

const NUMBERS = String.raw`(\d{1,3}\b(?:(?:, | and | or |[–-]| to )§?\d{1,3}\b)*)`;
const SECTION = new RegExp(
  String.raw`\b(specification|decisions|games|trust|realtime|look)(?:\.md)?,? §${NUMBERS}`,
  'g',
);
const DECISION = new RegExp(String.raw`\b[Dd]ecisions? ${NUMBERS}`, 'g');
const REQUIREMENT = /\btrust(?:\.md)? ([A-Z]\d+(?:(?:, | and |[–-])[A-Z]\d+)*)/g;
const DOCUMENT = /(?<![\w/.-])((?:[\w-]+\/)*[\w-]+\.md)\b/g;

const numbersIn = (list: string): string[] => list.match(/\d+/g) ?? [];

/** Returns the citations that refer to non-existent sections, requirements or decisions. */
export function brokenNumbers(prose: readonly Prose[], citable: Citable): BrokenCitation[] {
  const broken: BrokenCitation[] = [];
  for (const { path: file, line, text } of prose) {
    const report = (citation: string) => broken.push({ path: file, line, citation });
    // Join the lines, because a citation can span two lines.
    const flat = text.replace(/\s+/g, ' ');
    for (const [, document = '', list = ''] of flat.matchAll(SECTION))
      for (const number of numbersIn(list))
        if (!citable.sections.get(document)?.has(number)) report(`${document} §${number}`);
    for (const [, list = ''] of flat.matchAll(DECISION))
      for (const number of numbersIn(list))
        if (!citable.decisions.has(Number(number))) report(`decision ${number}`);
    for (const [, list = ''] of flat.matchAll(REQUIREMENT))
      for (const name of list.match(/[A-Z]\d+/g) ?? [])
        if (!citable.requirements.has(name)) report(`trust ${name}`);
  }
  return broken;
}

/**
 * Returns citations of Markdown documents that cannot be found. Looks for each document next to the citing file, at the
 * root, and in the `docs` folders.
 */
export function brokenDocuments(root: string, prose: readonly Prose[]): BrokenCitation[] {
  const exists = (file: string, name: string) =>
    [path.dirname(file), '', 'docs', 'docs/spec', 'docs/decisions', 'docs/fairness'].some(
      (folder) => existsSync(path.join(root, folder, name)),
    );
  return prose.flatMap(({ path: file, line, text }) =>
    [...text.matchAll(DOCUMENT)]
      .filter(([, name = '']) => !exists(file, name))
      .map(([, citation = '']) => ({ path: file, line, citation })),
  );
}

/** Patterns for inline links (`[text](target)`) and link definitions (`[text]: target`) with a relative target. */
const LINKS = [
  /\]\((?!https?:|mailto:|#|\/|\{)([^)\s#]+)[^)\n]*\)/g,
  /^\[[^\]]+\]: (?!https?:|mailto:|#|\/)([^\s#]+)/g,
];
/** Matches shortcut reference links (`[label]`) whose label is text in backticks, such as a file name. */
const REFERENCE = /\[(`[^`\]]+`)\](?![(:[])/g;

/**
 * Returns the broken links in a Markdown document: relative links whose target does not exist according to `exists`,
 * and reference links that have no definition.
 */
export function brokenLinksIn(
  file: string,
  document: string,
  exists: (target: string) => boolean,
): BrokenCitation[] {
  return document.split('\n').flatMap((text, index) => [
    ...LINKS.flatMap((link) => [...text.matchAll(link)])
      .filter(([, target = '']) => !exists(target))
      .map(([, citation = '']) => ({ path: file, line: index + 1, citation })),
    ...[...text.matchAll(REFERENCE)]
      .filter(([, label = '']) => !document.includes(`\n[${label}]: `))
      .map(([, citation = '']) => ({ path: file, line: index + 1, citation })),
  ]);
}

/** Returns the broken links in all Markdown documents. */
export function brokenLinks(root: string): BrokenCitation[] {
  const files = globSync(['*.md', 'docs/**/*.md', 'packages/**/*.md'], {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|public)$/.test(name),
  });
  return files.flatMap((file) =>
    brokenLinksIn(file, readFileSync(path.join(root, file), 'utf8'), (target) =>
      existsSync(path.join(root, path.dirname(file), target)),
    ),
  );
}
