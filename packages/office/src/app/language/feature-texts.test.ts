/**
 * Tests that the texts of every page are loaded with the page. Reads the sources as text, because tests in Node cannot
 * import components.
 */
import { expect, test } from 'vitest';
import { textsOfFeature } from './feature-texts.ts';

const sources = Object.entries(
  import.meta.glob<string>('../../features/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
  .filter(([file]) => !/\.test\.tsx?$|\/testing-[^/]*$/.test(file))
  .map(([file, source]) => ({ file: file.replace('../../features/', ''), source }));
const sourceOf = new Map(sources.map(({ file, source }) => [file, source]));
const featureOf = (file: string): string => file.split('/')[0] ?? '';
const names = [...new Set(sources.map(({ file }) => featureOf(file)))];

/** Returns the modules that a source file imports statically, except type-only imports. */
const importsOf = (source: string): string[] =>
  [
    ...source.matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm),
  ].map(([, from = '']) => from);

/** Returns the path of an imported file, relative to `features`; undefined if the file is not in that folder. */
function targetOf(file: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const { pathname } = new URL(from, `http://features/app/features/${file}`);
  return pathname.startsWith('/app/features/')
    ? pathname.slice('/app/features/'.length)
    : undefined;
}

/** Returns the names of the other features whose components and shared texts a feature imports. */
function usedBy(name: string): string[] {
  const used = sources
    .filter(({ file }) => featureOf(file) === name)
    .flatMap(({ file, source }) =>
      importsOf(source).flatMap((from) => {
        const shared = /^@wl\/ui\/features\/([\w-]+)\//.exec(from)?.[1];
        const target = targetOf(file, from);
        return shared ?? (target === undefined ? [] : featureOf(target));
      }),
    );
  return [...new Set(used)].filter((one) => one !== name).toSorted();
}

test.each(names)('%s declares the features that it uses', (name) => {
  const [, list = ''] =
    /^ {2}uses: \[([^\]]*)\]/m.exec(sourceOf.get(`${name}/office.tsx`) ?? '') ?? [];
  const declared = [...list.matchAll(/'([\w-]+)'/g)].map(([, used]) => used);
  expect(declared.toSorted()).toEqual(usedBy(name));
});

test('the features use one another', () => {
  expect(usedBy('members')).toContain('bag');
  expect(usedBy('editions')).toEqual(['missions']);
});

const hasTexts = (source: string) => /from '@lingui\/(?:core|react)\/macro'/.test(source);
const isInShell = (file: string) => /^[^/]+\/(?:office|control)\.tsx$/.test(file);

test('a feature with texts outside the shell has a catalogue in every language, and no other has one', () => {
  const languages = ['en', 'es', 'fr', 'pt', 'tr'].map((language) => `./locales/${language}.po`);
  const wrong = names.filter((name) => {
    const own = sources.filter(({ file }) => featureOf(file) === name && !isInShell(file));
    const expected = own.some(({ source }) => hasTexts(source)) ? languages : [];
    return Object.keys(textsOfFeature(name).catalogues).toSorted().join() !== expected.join();
  });
  expect(wrong).toEqual([]);
});

test('of the files loaded at startup, only office.tsx and control.tsx have texts', () => {
  const loaded = new Set([...sourceOf.keys()].filter((file) => file.endsWith('/office.tsx')));
  for (const file of loaded)
    for (const from of importsOf(sourceOf.get(file) ?? '')) {
      const target = targetOf(file, from);
      if (target !== undefined && sourceOf.has(target)) loaded.add(target);
    }
  expect(loaded.size).toBeGreaterThan(names.length);
  const early = [...loaded].filter((file) => hasTexts(sourceOf.get(file) ?? ''));
  expect(early.filter((file) => !isInShell(file))).toEqual([]);
});
