import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { readCatalogue } from '../lib/catalogue.ts';
import { readMadeTexts } from '../lib/made-texts.ts';
import type { ProseKind } from './prose-patterns.ts';

/** Text in a file of the repository: a comment, a paragraph or a message. */
export interface Prose {
  kind: ProseKind;
  /** Path relative to the repository root, with forward slashes. */
  path: string;
  /** Line number at which the text begins in the file, counted from 1. */
  line: number;
  text: string;
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Returns the text of a block comment without the asterisks at the start of its lines. */
const withoutAsterisks = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd())
    .join('\n');

interface Comment {
  type: 'Line' | 'Block';
  /** Text of the comment without its delimiters. */
  value: string;
  /** Offset of the comment in the file. */
  start: number;
}

/** Returns the comments as prose. Consecutive line comments are joined into one comment. */
function piecesOf(file: string, text: string, comments: readonly Comment[]): Prose[] {
  const pieces: Prose[] = [];
  let openUntil = 0;
  for (const { type, value, start } of comments) {
    const line = lineOf(text, start);
    const last = pieces.at(-1);
    const isAlone = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
    if (type === 'Line' && isAlone && last && line === openUntil + 1)
      last.text += `\n${value.trim()}`;
    else pieces.push({ kind: 'comment', path: file, line, text: withoutAsterisks(value) });
    openUntil = type === 'Line' && isAlone ? line : 0;
  }
  return pieces;
}

/** Returns the comments in a TypeScript or JavaScript file. Consecutive line comments are joined into one comment. */
export function commentsOfScript(file: string, text: string): Prose[] {
  return piecesOf(file, text, parseSync(file, text).comments);
}

/** Returns the comments in an SQL file, including those in function bodies. Consecutive line comments are joined. */
export function commentsOfSql(file: string, text: string): Prose[] {
  const stringsAndComments = /'(?:[^']|'')*'|--([^\n]*)|\/\*([\s\S]*?)\*\//g;
  const comments = [...text.matchAll(stringsAndComments)].flatMap(
    ({ 1: line, 2: block, index }): Comment[] => {
      if (line !== undefined) return [{ type: 'Line', value: line, start: index }];
      return block === undefined ? [] : [{ type: 'Block', value: block, start: index }];
    },
  );
  return piecesOf(file, text, comments);
}

/** Returns the comments in a style sheet. */
export function commentsOfStyles(file: string, text: string): Prose[] {
  return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: comment = '', index }) => ({
    kind: 'comment',
    path: file,
    line: lineOf(text, index),
    text: withoutAsterisks(comment),
  }));
}

/** Returns the paragraphs of a Markdown document, excluding code, link addresses and block quotes (`>`). */
export function paragraphsOf(file: string, text: string): Prose[] {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/^>.*$/gm, blank)
    .replace(/`[^`\n]*`/g, '`code`')
    .replace(/\]\([^)\n]*\)/g, ']');
  const pieces: Prose[] = [];
  let line = 1;
  for (const paragraph of prose.split('\n\n')) {
    if (paragraph.trim() !== '') pieces.push({ kind: 'doc', path: file, line, text: paragraph });
    line += paragraph.split('\n').length + 1;
  }
  return pieces;
}

/** Returns the English messages of a catalogue. */
function messagesOf(root: string, file: string): Prose[] {
  return readCatalogue(path.join(root, file)).map(({ id, text }) => ({
    kind: 'message',
    path: file,
    line: 1,
    text: text === '' ? id : text,
  }));
}

/** Returns the English texts of e-mails, rules and errors. Skips Markdown files, which {@link paragraphsOf} reads. */
function madeMessagesOf(root: string, under: readonly string[]): Prose[] {
  return readMadeTexts(root)
    .filter(
      ({ path: file }) => !file.endsWith('.md') && under.some((start) => file.startsWith(start)),
    )
    .map(({ path: file, texts }) => ({
      kind: 'message',
      path: file,
      line: 1,
      text: texts.en ?? '',
    }));
}

/**
 * Documents that the prose check skips: specifications, documents with quoted or generated texts, and the style guide,
 * which quotes bad examples.
 */
const foreignDocs = /^docs\/(spec\/|spec-coverage\.md|credits\.md|style\.md)/;

/**
 * Reads the repository's prose: comments, documents, English messages and texts outside the catalogues.
 * @param under prefixes of the paths to read; by default, all files are read
 */
export function readProse(root: string, under: readonly string[] = ['']): Prose[] {
  const files = globSync(
    [
      '*.md',
      '*.ts',
      'docs/**/*.md',
      '{packages,tools,bench,e2e}/**/*.{ts,tsx,mjs,css,sql,md}',
      'packages/*/src/**/locales/en.po',
    ],
    {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist|public|generated|test-results)$/.test(name),
    },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => under.some((start) => file.startsWith(start)))
    .toSorted();
  const prose = files.flatMap((file): Prose[] => {
    if (file.endsWith('.po')) return messagesOf(root, file);
    const text = readFileSync(path.join(root, file), 'utf8');
    if (file.endsWith('.md')) return foreignDocs.test(file) ? [] : paragraphsOf(file, text);
    if (file.endsWith('.sql')) return commentsOfSql(file, text);
    return file.endsWith('.css') ? commentsOfStyles(file, text) : commentsOfScript(file, text);
  });
  return [...prose, ...madeMessagesOf(root, under)];
}
