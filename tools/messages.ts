/**
 * `npm run messages`: extracts the messages from the sources into the catalogues of both applications, and checks the
 * translations. Exits with 1 if a check fails. `npm run messages -- --check` changes nothing, and also fails if a
 * catalogue is out of date. The translations are checked against these rules:
 * - Every message is translated into all five languages, with the same placeholders.
 * - The translations follow the term base (`lib/term-base.ts`) and the limits in the message's comment.
 * - All catalogues of an application translate a text in the same way.
 * - Both applications translate the texts of the `ui` package in the same way.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue, type Message } from './lib/catalogue.ts';
import { rejectedTerms } from './lib/term-base.ts';

const root = path.resolve(import.meta.dirname, '..');
const applications = ['packages/web', 'packages/office'].filter((folder) =>
  existsSync(path.join(root, folder, 'lingui.config.ts')),
);
const checkOnly = process.argv.includes('--check');

/** Messages of one feature in one language. */
export interface Catalogue {
  /** Path from the root of the repository, shown in problem reports. */
  file: string;
  language: string;
  messages: readonly Message[];
}

/** Returns the name of a message, for problem reports. */
const nameOf = ({ id, context }: Message): string =>
  context === '' ? `"${id}"` : `"${id}" (context "${context}")`;

/**
 * Returns the texts for which an application's catalogues contain different translations into the same language. The
 * application merges its catalogues at run time, so only the translation loaded last would be shown.
 * @param catalogues all catalogues of one application
 */
export function clashes(catalogues: readonly Catalogue[]): string[] {
  const filesByText = new Map<string, Map<string, string[]>>();
  for (const { file, language, messages } of catalogues)
    for (const message of messages) {
      // Skip missing translations, which are reported separately.
      if (message.text.trim() === '') continue;
      const key = `${language}: ${nameOf(message)}`;
      const files = filesByText.get(key) ?? new Map<string, string[]>();
      filesByText.set(key, files.set(message.text, [...(files.get(message.text) ?? []), file]));
    }
  return [...filesByText]
    .filter(([, files]) => files.size > 1)
    .map(([key, files]) => {
      const readings = [...files].map(([text, of]) => `"${text}" in ${of.join(', ')}`);
      return `${key} is translated differently, agree or give it a context: ${readings.join('; ')}`;
    });
}

/**
 * Returns an error message for each text of the `ui` package that the applications translate differently.
 * @param catalogues all catalogues of all applications
 */
export const sharedClashes = (catalogues: readonly Catalogue[]): string[] =>
  clashes(
    catalogues.map((catalogue) => ({
      ...catalogue,
      messages: catalogue.messages.filter(({ origin }) => origin?.includes(' ../ui/')),
    })),
  );

/** Returns the placeholders and rich-text tags of a text (`{name}`, `<0>`), sorted and without duplicates. */
function placeholders(text: string): string {
  const found = text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? [];
  return [...new Set(found)].sort().join(' ');
}

/**
 * Returns an error message for each translation that breaks a rule in its comment: a maximum length, or a ban on
 * Turkish characters, which the font of the departures boards lacks.
 */
export function breaksLimit(messages: readonly Message[]): string[] {
  return messages.flatMap((message) => {
    const { comment, text } = message;
    const most = /at most (\d+) letters/.exec(comment)?.[1];
    const found: string[] = [];
    if (most !== undefined && [...text].length > Number(most))
      found.push(`${nameOf(message)}: more than ${most} letters: "${text}"`);
    if (/none of them Turkish/.test(comment) && /[ĞğİıŞş]/.test(text))
      found.push(`${nameOf(message)}: a Turkish letter: "${text}"`);
    return found;
  });
}

function cataloguesOf(folder: string): string[] {
  return globSync('src/**/locales/*.po', { cwd: path.join(root, folder) })
    .sort()
    .map((file) => path.join(root, folder, file));
}

function extract(folder: string): string[] {
  const before = new Map(cataloguesOf(folder).map((file) => [file, readFileSync(file, 'utf8')]));
  const result = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean'],
    { cwd: path.join(root, folder), encoding: 'utf8' },
  );
  if (result.status !== 0) {
    console.error(result.stdout + result.stderr);
    process.exit(1);
  }
  const changed: string[] = [];
  for (const file of cataloguesOf(folder)) {
    const old = before.get(file);
    const ids = (text: string) =>
      (text.match(/^(msgctxt .*\n)?msgid .*(\n".*)*/gm) ?? []).join('\n');
    const now = readFileSync(file, 'utf8');
    if (old !== undefined && ids(old) === ids(now)) {
      // If only dates or source locations differ, the messages are unchanged. In check mode, restore the old file.
      if (checkOnly) writeFileSync(file, old);
      continue;
    }
    if (old !== undefined || readCatalogue(file).length > 0) changed.push(file);
    if (checkOnly && old !== undefined) writeFileSync(file, old);
  }
  return changed;
}

function problemsOf({ file: name, language, messages }: Catalogue): string[] {
  const problems: string[] = [];
  for (const message of messages) {
    const { id, text } = message;
    if (text.trim() === '') problems.push(`${name}: missing: ${nameOf(message)}`);
    else if (placeholders(id) !== placeholders(text) && !/^[a-z]+\.[a-z_.]+$/.test(id))
      problems.push(`${name}: placeholders differ: ${nameOf(message)}`);
  }
  problems.push(...breaksLimit(messages).map((problem) => `${name}: ${problem}`));
  for (const { id, found, thing, term } of rejectedTerms(language, messages))
    problems.push(`${name}: "${found}" for ${thing}, use "${term}": "${id}"`);
  return problems;
}

function main(): never {
  const problems: string[] = [];
  const all: Catalogue[] = [];
  let count = 0;
  for (const folder of applications) {
    const changed = extract(folder);
    if (checkOnly)
      for (const file of changed)
        problems.push(`${path.relative(root, file)}: behind its sources, run npm run messages`);
    const catalogues = cataloguesOf(folder).map((file) => ({
      file: path.relative(root, file),
      language: path.basename(file, '.po'),
      messages: readCatalogue(file),
    }));
    for (const catalogue of catalogues) {
      problems.push(...problemsOf(catalogue));
      count += catalogue.messages.length;
    }
    problems.push(...clashes(catalogues));
    all.push(...catalogues);
  }
  problems.push(...sharedClashes(all));
  for (const problem of problems) console.error(problem);
  console.log(`${String(count)} messages in catalogues, ${String(problems.length)} problems`);
  process.exit(problems.length > 0 ? 1 : 0);
}

if (import.meta.main) main();
