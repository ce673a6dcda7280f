import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { activateTexts, needTexts, readMessages, type TextSource } from './catalogues.tsx';

/** Names of the catalogues that were loaded, in order. */
let loaded: string[] = [];
beforeEach(() => {
  loaded = [];
});

/** Returns a text source whose catalogues each contain one message that names the catalogue's language. */
function partOf(name: string, languages: readonly string[]): TextSource {
  const load = (language: string) => () => {
    loaded.push(`${name}/${language}`);
    return Promise.resolve({ messages: { [name]: `${name} in ${language}` } });
  };
  return {
    name,
    catalogues: Object.fromEntries(
      languages.map((language) => [`./locales/${language}.po`, load(language)]),
    ),
  };
}

test('a part loads when it is needed, and once for each language', async () => {
  const [shell, bag, wallet] = ['shell', 'bag', 'wallet'].map((name) => partOf(name, ['en', 'tr']));
  if (!shell || !bag || !wallet) throw new Error('three parts');
  await activateTexts('tr', shell);
  expect(loaded).toEqual(['shell/tr']);
  await needTexts(bag);
  await needTexts(bag);
  expect(loaded).toEqual(['shell/tr', 'bag/tr']);
  expect([i18n._('shell'), i18n._('bag'), i18n._('wallet')]).toEqual([
    'shell in tr',
    'bag in tr',
    'wallet',
  ]);

  await activateTexts('en', shell);
  expect(loaded.slice(2).toSorted()).toEqual(['bag/en', 'shell/en']);
  expect(i18n._('bag')).toBe('bag in en');
  await activateTexts('tr', shell);
  expect(loaded).toHaveLength(4);
  expect(i18n._('bag')).toBe('bag in tr');
});

test('the language changes only after all texts are loaded', async () => {
  const shell = partOf('frame', ['en', 'tr']);
  await activateTexts('en', shell);
  const change = activateTexts('tr', shell);
  expect(i18n.locale).toBe('en');
  await change;
  expect(i18n.locale).toBe('tr');
});

test('a part without a catalogue in the language has no messages', async () => {
  const part = partOf('empty', []);
  expect(await readMessages(part, 'en')).toBeUndefined();
  await expect(needTexts(part)).resolves.toBeUndefined();
});

test('a catalogue that failed to load is loaded again the next time', async () => {
  const good = partOf('late', ['tr']);
  let isBroken = true;
  const part: TextSource = {
    name: 'late',
    catalogues: {
      './locales/tr.po': () =>
        isBroken
          ? Promise.reject(new Error('offline'))
          : (good.catalogues['./locales/tr.po']?.() ?? Promise.resolve()),
    },
  };
  await expect(needTexts(part)).rejects.toThrow('offline');
  isBroken = false;
  await needTexts(part);
  expect(i18n._('late')).toBe('late in tr');
});
