/**
 * `npm run messages`: takes the texts out of the sources into the catalogues of both applications, then checks that every
 * message exists in all five languages and that its placeholders survived translation. Ends with 1 when one is missing.
 * `npm run messages -- --check` changes nothing: it also fails when a catalogue is behind its sources.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const applications = ['packages/web', 'packages/office'].filter((folder) =>
  existsSync(path.join(root, folder, 'lingui.config.ts')),
);
const checkOnly = process.argv.includes('--check');

interface Message {
  id: string;
  text: string;
}

const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

/** Messages of a PO file; the header has an empty id. Obsolete ones (`#~`) are comments and thus left out. */
function readCatalogue(file: string): Message[] {
  const messages: Message[] = [];
  for (const block of readFileSync(file, 'utf8').split(/\n\s*\n/)) {
    let field: 'id' | 'text' | undefined;
    let context = '';
    const message: Message = { id: '', text: '' };
    for (const line of block.split('\n')) {
      if (line.startsWith('msgctxt ')) context = unquote(line);
      else if (line.startsWith('msgid ')) {
        field = 'id';
        message.id = unquote(line);
      } else if (line.startsWith('msgstr ')) {
        field = 'text';
        message.text = unquote(line);
      } else if (line.startsWith('"') && field) message[field] += unquote(line);
    }
    if (message.id !== '') messages.push({ ...message, id: context + message.id });
  }
  return messages;
}

/** Placeholders and rich-text tags, sorted: `{name}`, `<0>`. Arguments inside plurals count once. */
function placeholders(text: string): string {
  const found = text.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? [];
  return [...new Set(found)].sort().join(' ');
}

function cataloguesOf(folder: string): string[] {
  return globSync('src/**/locales/*.po', { cwd: path.join(root, folder) })
    .sort()
    .map((file) => path.join(root, folder, file));
}

/** Extracts; answers the catalogues whose messages changed by it. */
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
    const ids = (text: string) => (text.match(/^msgid .*(\n".*)*/gm) ?? []).join('\n');
    const now = readFileSync(file, 'utf8');
    if (old !== undefined && ids(old) === ids(now)) {
      // Only dates or origins differ: keep the file as it was, so that no commit is about nothing.
      if (checkOnly) writeFileSync(file, old);
      continue;
    }
    if (old !== undefined || readCatalogue(file).length > 0) changed.push(file);
    if (checkOnly && old !== undefined) writeFileSync(file, old);
  }
  return changed;
}

function problemsOf(file: string): string[] {
  const name = path.relative(root, file);
  const problems: string[] = [];
  for (const { id, text } of readCatalogue(file)) {
    if (text.trim() === '') problems.push(`${name}: missing: ${id}`);
    else if (placeholders(id) !== placeholders(text) && !/^[a-z]+\.[a-z_.]+$/.test(id))
      problems.push(`${name}: placeholders differ: ${id}`);
  }
  return problems;
}

const problems: string[] = [];
let count = 0;
for (const folder of applications) {
  const changed = extract(folder);
  if (checkOnly)
    for (const file of changed)
      problems.push(`${path.relative(root, file)}: behind its sources, run npm run messages`);
  for (const file of cataloguesOf(folder)) {
    problems.push(...problemsOf(file));
    count += readCatalogue(file).length;
  }
}
for (const problem of problems) console.error(problem);
console.log(`${String(count)} messages in catalogues, ${String(problems.length)} problems`);
process.exit(problems.length > 0 ? 1 : 0);
