/**
 * Member's language, stored as `ibp-language` in local storage (specification §1) and read before each navigation. A
 * copy in a cookie of the same name tells the server which prerendered variant to send.
 */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Language, languages } from '@wl/world/languages';
import type { Catalogue, Feature } from '../feature.ts';
import { readLocal, writeLocal } from '../session/storage.ts';

export { type Language, languages } from '@wl/world/languages';

const YEAR_SECONDS = 31_536_000;
const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

const shell: Feature = {
  name: 'app',
  catalogues: import.meta.glob('./locales/*.po', { base: '../' }),
  pages: [],
};

/**
 * Features whose texts have been requested since startup. A change of language loads the texts of all these features.
 */
const wanted = new Set<Feature>([shell]);
const loaded = new Set<string>();

export function storedLanguage(): Language {
  const stored = readLocal('ibp-language');
  return isLanguage(stored) ? stored : 'en';
}

export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

async function loadCatalogue(feature: Feature, language: Language): Promise<void> {
  const key = `${feature.name}/${language}`;
  if (loaded.has(key)) return;
  const load = feature.catalogues[`./locales/${language}.po`];
  if (!load) return;
  i18n.load(language, ((await load()) as Catalogue).messages);
  loaded.add(key);
}

/** Loads a feature's texts in the current language. The router calls this before it shows a page of the feature. */
export async function needTexts(feature: Feature): Promise<void> {
  wanted.add(feature);
  await loadCatalogue(feature, currentLanguage());
}

/** Applies a language: texts, `<html lang>`, tab title and cookie. */
export async function activateLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((feature) => loadCatalogue(feature, language)));
  if (i18n.locale !== language) i18n.activate(language);
  if (typeof document === 'undefined') return;
  document.documentElement.lang = language;
  document.title = i18n._(homeTitle);
  document.cookie = `ibp-language=${language}; Path=/; Max-Age=${String(YEAR_SECONDS)}; SameSite=Lax`;
}

/** Title of the home page. It is also part of the browser tab's title on every other page (specification §2). */
export const homeTitle = msg`Wanderluck: the casino that travels`;

export async function switchLanguage(language: Language): Promise<void> {
  writeLocal('ibp-language', language);
  await activateLanguage(language);
}
