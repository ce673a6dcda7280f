import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { infoPaths } from '@wl/world/casino/public-pages';
import { languages } from '@wl/world/languages';
import { describe, expect, test } from 'vitest';
import { compileInfoText } from '@wl/world/articles/compile-text';
import { localNames, sessionNames } from '../../app/session/storage.ts';
import { factsIn, fill } from '@wl/world/articles/facts';
import type { Inline, InfoText } from '@wl/world/articles/text';

const folder = path.join(import.meta.dirname, '../../../../world/src/pages');
const sourceOf = (page: string, language: string) =>
  readFileSync(path.join(folder, page, `${language}.md`), 'utf8');
const textOf = (page: string, language: string) => compileInfoText(sourceOf(page, language));

const piecesOf = ({ sections }: InfoText): Inline[][] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if ('picture' in block) return [];
      return 'list' in block ? block.list : [block.paragraph];
    }),
  );

function linksOf(pieces: readonly Inline[]): string[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string' || 'code' in piece) return [];
    if ('strong' in piece) return linksOf(piece.strong);
    if ('em' in piece) return linksOf(piece.em);
    return ['to' in piece ? piece.to : piece.href];
  });
}

/**
 * Returns the structure of a text: sections, kinds of blocks, list lengths and links. The structure must be the same in
 * every language.
 */
const shapeOf = (text: InfoText) => ({
  sections: text.sections.map(({ title, blocks }) => ({
    titled: title !== undefined,
    blocks: blocks.map((block) => ('list' in block ? [block.ordered, block.list.length] : 'text')),
  })),
  links: linksOf(piecesOf(text).flat()).sort(),
});

const placeholdersOf = (source: string) => [...source.matchAll(/\{\w+\}/g)].map(String).sort();

const features = path.join(import.meta.dirname, '..');
/** Paths of the start page, the information pages, and all pages in the features' `routes.tsx` files. */
const ownPaths = new Set([
  '/',
  ...infoPaths,
  ...readdirSync(features)
    .map((name) => path.join(features, name, 'routes.tsx'))
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, found]) => found),
    ),
]);

const pages = infoPaths.map((one) => one.slice(1));

test('every information page has a content folder, and every folder belongs to a page', () => {
  expect(readdirSync(folder).sort()).toEqual([...pages].sort());
});

describe.each(pages)('%s', (page) => {
  test('has the same sections, lists, links and placeholders in all five languages', () => {
    const english = sourceOf(page, 'en');
    for (const language of languages) {
      expect(shapeOf(textOf(page, language)), language).toEqual(shapeOf(textOf(page, 'en')));
      expect(placeholdersOf(sourceOf(page, language)), language).toEqual(placeholdersOf(english));
    }
  });

  test.each(languages)('has more than 130 words and no filler text in %s', (language) => {
    const source = sourceOf(page, language);
    expect(source.split(/\s+/).length).toBeGreaterThan(130);
    expect(source).not.toMatch(/\b(?:[Ll]orem|TODO|TBD|FIXME|[Xx]{3}|placeholder)\b/);
    if (language !== 'en') expect(source).not.toBe(sourceOf(page, 'en'));
  });

  test.each(languages)(
    'contains no literal digits in %s, only placeholders that can be filled',
    (language) => {
      const facts = factsIn(language);
      const source = sourceOf(page, language);
      expect(() => fill(source, facts)).not.toThrow();
      // All figures must come from placeholders, so digits are allowed only in code, in list numbers and in the name of
      // the typeface B612.
      const typed = source.replaceAll(/^\d\. |B612|`[^`]*`/gm, '');
      expect(typed).not.toMatch(/\d/);
    },
  );

  test('links only to existing pages', () => {
    const links = linksOf(piecesOf(textOf(page, 'en')).flat());
    for (const link of links.filter((one) => one.startsWith('/'))) expect(ownPaths).toContain(link);
  });
});

test('the guide has three chapters of numbered steps, and the FAQ has more than 15 sections', () => {
  const chapters = textOf('how-to', 'en').sections.filter(({ blocks }) =>
    blocks.some((block) => 'list' in block && block.ordered),
  );
  expect(chapters.map(({ title }) => title)).toEqual([
    'Acquire your passport',
    'Manage your money',
    'Play and travel',
  ]);
  expect(textOf('faq', 'en').sections.length).toBeGreaterThan(15);
});

test('the cookie page names every storage key that the application uses', () => {
  const source = sourceOf('cookies', 'en');
  for (const name of [...localNames, ...sessionNames]) expect(source).toContain(`\`${name}\``);
  // Find the storage keys outside `storage.ts` by their prefix `wl-`. Every such key has this prefix, and no other
  // string does.
  const application = path.join(features, '..');
  const kept = readdirSync(application, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(application, file), 'utf8').matchAll(/['`](wl-[a-z-]+)[/'`]/g),
    ]);
  expect(kept.length).toBeGreaterThan(4);
  for (const [, name] of kept) expect(source).toContain(`\`${name}`);
});

test('numbers are formatted for the language, and an unknown placeholder throws', () => {
  expect(fill('{topUpMin} to {topUpMax}', factsIn('en'))).toBe('$10 to $2,000');
  expect(fill('{topUpMax}', factsIn('pt'))).toMatch(/2\.000/);
  expect(() => fill('{nothing}', factsIn('en'))).toThrow('nothing');
});

test.each([
  ['HTML', '# A\n\n<b>bold</b>'],
  ['a picture', '# A\n\n![x](/x.png)'],
  ['a script for an address', '# A\n\n[x](javascript:alert(1))'],
  ['an address without a scheme', '# A\n\n[x](//evil.example)'],
  ['a third heading', '# A\n\n### B'],
  ['no title', 'only text'],
])('an information text with %s is rejected', (_, markdown) => {
  expect(() => compileInfoText(markdown)).toThrow();
});

test('the facts list the countries with a higher minimum age, with that age, in every language', () => {
  expect(languages.map((language) => factsIn(language)['olderCountries'])).toEqual([
    'Belgium (21), Estonia (21), and Greece (21)',
    'Bélgica (21), Estonia (21) y Grecia (21)',
    'Belgique (21), Estonie (21) et Grèce (21)',
    'Bélgica (21), Estônia (21) e Grécia (21)',
    'Belçika (21), Estonya (21) ve Yunanistan (21)',
  ]);
});

test('e-mail, top-up and cash-out do not break at their hyphen', () => {
  const { sections } = compileInfoText('# A\n\nE-mail us about top-ups and cash-outs.');
  expect(sections[0]?.blocks).toEqual([
    { paragraph: ['E-\u2060mail us about top-\u2060ups and cash-\u2060outs.'] },
  ]);
});
