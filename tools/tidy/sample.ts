/**
 * `node tools/tidy/sample.ts comment` prints 60 random comments, each with the code below it, for a reviewer who knows
 * only the style guide. Comments in migrations are left out. Other arguments:
 * - `message` instead of `comment`: English messages for members and clerks, except those whose exact wording the
 *   specification gives
 * - `es`, `fr`, `pt` or `tr` instead of `comment`: messages with their translation into that language
 * - `--seed 2`: another sample; the same seed draws the same sample from the same sources
 * - `--count 20`: the sample size
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unbreakable } from '@wl/world/french-spaces';
import { readCatalogue } from '../lib/catalogue.ts';
import { readMadeTexts } from '../lib/made-texts.ts';
import { specifiedMessages } from '../lib/specified-messages.ts';
import { type Prose, readProse } from './prose-sources.ts';

/** Text to review, with its location in the repository. */
export interface SampleText {
  place: string;
  text: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const languages = ['es', 'fr', 'pt', 'tr'];

/** Minimum length of a comment in words. Shorter comments are usually directives or labels rather than prose. */
const MIN_COMMENT_WORDS = 4;

/** Matches directives for tools, which are comments but not prose. */
const DIRECTIVE = /^(\/ <reference|@ts-|oxlint-|v8 ignore)/;

/** Pattern that matches URLs, paths and language codes. `readMadeTexts` returns them too, but they are not prose. */
const NOT_PROSE = /^(https?:|\.{0,2}\/|[a-z]{2}$)/;

const hashOf = (seed: number, { place, text }: SampleText): string =>
  createHash('sha256').update(`${seed}\n${place}\n${text}`).digest('hex');

/** Returns `count` texts in random order. The result depends only on the seed and the texts. */
export function drawSample(
  texts: readonly SampleText[],
  seed: number,
  count: number,
): SampleText[] {
  return texts
    .map((text) => ({ text, order: hashOf(seed, text) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ text }) => text);
}

/** Maximum number of lines of code shown with a comment. */
const CODE_LINES = 4;

const STARTS_COMMENT = /^\s*(\/\/|\/\*|--|\{\/\*)/;

/**
 * Returns the line itself for a comment that follows code on its line. For all other comments, returns the first
 * non-blank lines below, up to the next comment.
 */
function codeAt({ path: file, line, text }: Prose): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  const first = lines[line - 1] ?? '';
  if (!STARTS_COMMENT.test(first)) return [first];
  const below = lines
    .slice(line - 1 + text.split('\n').length)
    .filter((code) => code.trim() !== '')
    .slice(0, CODE_LINES);
  const next = below.findIndex((code) => STARTS_COMMENT.test(code));
  return next < 0 ? below : below.slice(0, next);
}

function commentsToSample(): SampleText[] {
  return (
    readProse(root)
      .filter(
        ({ kind, text }) =>
          kind === 'comment' &&
          text.split(/\s+/).length >= MIN_COMMENT_WORDS &&
          !DIRECTIVE.test(text.trim()),
      )
      // Exclude comments in migrations: a migration must not change once a database has recorded it.
      .filter(({ path: file }) => !file.startsWith('packages/server/migrations/'))
      .map((comment) => ({
        place: `${comment.path}:${comment.line}`,
        text: [comment.text.trim(), ...codeAt(comment).map((code) => `| ${code}`)].join('\n'),
      }))
  );
}

/**
 * Returns the English messages for a review of their wording, except those that the specification prescribes. If a
 * language is given, returns all messages, each with its translation.
 */
function messagesToSample(language: string | undefined): SampleText[] {
  const asShown = (text: string) => (language === 'fr' ? unbreakable(text) : text);
  const catalogues = globSync('packages/*/src/**/locales/en.po', {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules'),
  });
  const made = readMadeTexts(root)
    .filter(({ path: file, texts: { en = '' } }) => {
      return !file.endsWith('.md') && en.trim() !== '' && !NOT_PROSE.test(en);
    })
    // Exclude texts without translations, because they are names and phone numbers.
    .filter(({ texts }) => texts.es !== undefined)
    .map(({ path: file, texts }) => ({
      place: file.replace(/^packages\//, ''),
      text: language
        ? `${texts.en ?? ''}\n   → ${asShown(texts[language as 'es'] ?? '')}`
        : (texts.en ?? ''),
    }));
  const catalogued = catalogues.toSorted().flatMap((file) => {
    const messages = readCatalogue(
      path.join(root, language ? file.replace('en.po', `${language}.po`) : file),
    );
    const application = file.split('/')[1] ?? '';
    return messages.map(({ id, text, origin = '', context }) => ({
      // Show the component in which a message appears, and the message's context, because translators also see both.
      place: [
        `${application}/${origin.trim().split(' ')[0] ?? ''}`,
        ...(context ? [context] : []),
      ].join(', '),
      text: language ? `${id}\n   → ${asShown(text)}` : text || id,
    }));
  });
  const all = [...catalogued, ...made];
  return language ? all : all.filter(({ text }) => !specifiedMessages.includes(text));
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '60' },
    },
  });
  const kind = positionals[0] ?? '';
  if (!['comment', 'message', ...languages].includes(kind)) {
    console.error(`Say what to sample: comment, message, ${languages.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const texts =
    kind === 'comment'
      ? commentsToSample()
      : messagesToSample(languages.includes(kind) ? kind : undefined);
  for (const [at, { place, text }] of drawSample(
    texts,
    Number(values.seed),
    Number(values.count),
  ).entries())
    console.log(`${at + 1}. [${place}]\n   ${text.replaceAll('\n', '\n   ')}\n`);
}

if (import.meta.main) main();
