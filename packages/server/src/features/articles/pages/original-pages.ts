/** Original texts of the information pages, read from Markdown files in the `world` package. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { originalText } from '@wl/world/articles/original-text';
import { compileInfoText } from '@wl/world/articles/compile-text';
import type { PageName } from '@wl/world/articles/pages';
import type { Section } from '@wl/world/articles/text';
import type { Language } from '@wl/world/languages';
import type { Texts } from '../rules.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../world/src/pages');

interface OriginalPage {
  texts: Texts;
  body: Section[];
  /** SHA-256 of the Markdown file that contains the original text. */
  hash: Buffer;
}

/** Cache of the pages that have been read, by file. The files do not change while the server runs. */
const read = new Map<string, OriginalPage>();

/** Returns the original text of an information page. */
export function originalPage(page: PageName, language: Language): OriginalPage {
  const file = path.join(folder, page, `${language}.md`);
  const known = read.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const original = {
    texts: { ...originalText(source), picture_alt: '' },
    body: compileInfoText(source).sections,
    hash: createHash('sha256').update(source).digest(),
  };
  read.set(file, original);
  return original;
}
