/**
 * Member's language, stored as `ibp-language` in local storage (specification §1) and read before each navigation. A
 * copy in a cookie of the same name tells the server which prerendered variant to send.
 */
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { activateTexts, type TextSource } from '@wl/ui/text/catalogues';
import { type Language, languages } from '@wl/world/languages';
import { readLocal, writeLocal } from '../session/storage.ts';

export { needTexts } from '@wl/ui/text/catalogues';
export { type Language, languages } from '@wl/world/languages';

const YEAR_SECONDS = 31_536_000;
const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

const shell: TextSource = {
  name: 'app',
  catalogues: import.meta.glob('./locales/*.po', { base: '../' }),
};

export function storedLanguage(): Language {
  const stored = readLocal('ibp-language');
  return isLanguage(stored) ? stored : 'en';
}

export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

/** Applies a language to the texts, `<html lang>`, the tab title and the cookie. */
export async function activateLanguage(language: Language): Promise<void> {
  await activateTexts(language, shell);
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
