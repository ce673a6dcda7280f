/**
 * Writes docs/decisions/README.md, which lists the titles of all decisions with links to their files. Run it with `node
 * tools/decisions-doc.ts`.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../docs/decisions');

export const decisionsDocFile = path.join(folder, 'README.md');

/** Decision numbers that were never used. */
const unused: readonly number[] = [47, 69];

/**
 * Returns a Markdown list of all decisions.
 * @throws Error if a heading is not `# N. Title` with the number from its file name, or if a number is missing or used
 *   twice
 */
export function decisionsDoc(): string {
  const lines = new Map<number, string>(unused.map((number) => [number, '_never used_']));
  for (const file of readdirSync(folder)) {
    if (!/^\d{4}-/.test(file)) continue;
    const number = Number(file.slice(0, 4));
    const [heading = ''] = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const [, stated, title] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
    if (Number(stated) !== number)
      throw new Error(`${file}: the heading is not "# ${number}. Title"`);
    if (lines.has(number)) throw new Error(`${file}: the number ${number} is taken`);
    lines.set(number, `[${title}](${file})`);
  }
  const numbers = [...lines.keys()].toSorted((a, b) => a - b);
  const gap = numbers.find((number, index) => number !== index + 1);
  if (gap !== undefined) throw new Error(`decision ${gap - 1} is missing`);
  return [
    '# Decisions',
    '',
    'Choices that the [specification](../spec/specification.md) and its [decisions](../spec/decisions.md) leave open, in the order in which',
    'they were made. A new decision takes the next number; a heading is `# N. Title`. `node tools/decisions-doc.ts` writes this list.',
    '',
    ...numbers.map((number) => `${number}. ${lines.get(number)}`),
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(decisionsDocFile, decisionsDoc());
