/**
 * `node tools/errors-doc.ts` writes docs/errors.md. The document lists the contract's errors and field messages with
 * their code, screen and wording in five languages. Errors also have an HTTP status. A test fails if the file is out of
 * date.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { errors, type ErrorCode } from '@wl/contract/errors';
import { fieldTexts, type FieldCode } from '@wl/contract/field-texts';
import { fieldWordingOf, wordingOf } from '@wl/contract/wordings/index';
import { languages } from '@wl/world/languages';

export const errorsDocFile = path.resolve(import.meta.dirname, '../docs/errors.md');

const cell = (text: string | number) => String(text).replaceAll('|', '\\|');

/** Returns a table row. Does not pad the cells, because a single long text would widen every row. */
const row = (...cells: (string | number)[]) => `| ${cells.map(cell).join(' | ')} |`;
const line = (columns: number) => `| ${Array(columns).fill('---').join(' | ')} |`;

/** Returns the text of docs/errors.md. */
export async function errorsDoc(): Promise<string> {
  const errorWordings = await Promise.all(languages.map(wordingOf));
  const fieldWordings = await Promise.all(languages.map(fieldWordingOf));
  const names = languages.map((language) => language.toUpperCase());
  return [
    '# Errors',
    '',
    'Written by `node tools/errors-doc.ts` from `packages/contract/src`; do not edit. `{name}` is filled from `params`.',
    '',
    '<!-- prettier-ignore-start -->',
    '## Failures of calls',
    '',
    row('code', 'status', 'screen', ...names),
    line(3 + names.length),
    ...Object.entries(errors).map(([code, [status, , screen]]) =>
      row(
        '`' + code + '`',
        status,
        screen,
        ...errorWordings.map((words) => words[code as ErrorCode]),
      ),
    ),
    '',
    '## Texts of form fields (`errors` of a 422)',
    '',
    row('code', 'screen', ...names),
    line(2 + names.length),
    ...Object.entries(fieldTexts).map(([code, [, screen]]) =>
      row('`' + code + '`', screen, ...fieldWordings.map((words) => words[code as FieldCode])),
    ),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(errorsDocFile, await errorsDoc());
