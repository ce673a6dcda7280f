import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeLanguage } from './language.ts';

vi.mock('../locales/en.po', () => ({ messages: {} }));
vi.mock('../locales/es.po', () => ({ messages: {} }));
vi.mock('../locales/fr.po', () => ({ messages: {} }));
vi.mock('../locales/pt.po', () => ({ messages: {} }));
vi.mock('../locales/tr.po', () => ({ messages: {} }));

/** Loads and returns the language for a browser with the given preferred languages and stored choice. */
async function open(preferred: string[], chosen: string | null = null): Promise<string> {
  vi.stubGlobal('navigator', { languages: preferred });
  vi.stubGlobal('localStorage', { getItem: () => chosen });
  await takeLanguage();
  expect(document.documentElement.lang).toBe(i18n.locale);
  return i18n.locale;
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  i18n.loadAndActivate({ locale: 'none', messages: {} });
});

test.each([
  [['tr'], 'tr'],
  [['pt-BR', 'en'], 'pt'],
  [['de-CH', 'FR-ch', 'en'], 'fr'],
  [['de'], 'en'],
  [[], 'en'],
])('a browser that prefers %j opens the back office in %s', async (preferred, language) => {
  expect(await open(preferred)).toBe(language);
});

test('the language chosen by the clerk takes precedence over those of the browser', async () => {
  expect(await open(['tr'], 'es')).toBe('es');
});

test('a stored language that the back office does not support is ignored', async () => {
  expect(await open(['tr'], 'de')).toBe('tr');
});
