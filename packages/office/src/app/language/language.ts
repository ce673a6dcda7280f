import { type I18n, i18n, setupI18n } from '@lingui/core';
import { languages, type Language } from '@wl/world/languages';

/** Storage key of the clerk's language. The members' pages use the same key (specification §1). */
const storageKey = 'ibp-language';

const catalogues: Record<Language, () => Promise<{ messages: Record<string, string> }>> = {
  en: () => import('../../locales/en.po') as never,
  es: () => import('../../locales/es.po') as never,
  fr: () => import('../../locales/fr.po') as never,
  pt: () => import('../../locales/pt.po') as never,
  tr: () => import('../../locales/tr.po') as never,
};

/** Returns the messages of a language, for content not shown in the clerk's own language. */
export const messagesOf = async (language: Language): Promise<Record<string, string>> =>
  (await catalogues[language]()).messages;

/**
 * Returns the language that the clerk has chosen. Without a choice, for example on an invitation page, returns the
 * first supported language of the browser.
 */
function clerkLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  const wanted = [stored, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])];
  for (const name of wanted) {
    const language = languages.find((known) => known === name);
    if (language) return language;
  }
  return 'en';
}

export async function takeLanguage(): Promise<void> {
  const language = clerkLanguage();
  if (i18n.locale === language) return;
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

/** Returns the back-office texts in another language, for previews in that language. */
export async function textsOf(language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

export async function switchLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await takeLanguage();
}
