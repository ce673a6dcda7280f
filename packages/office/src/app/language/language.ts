import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import { activateTexts, readMessages, type TextSource } from '@wl/ui/text/catalogues';
import { languages, type Language } from '@wl/world/languages';
import { textsOfFeature } from './feature-texts.ts';

/** Storage key of the clerk's language. The members' pages use the same key (specification §1). */
const storageKey = 'ibp-language';

/** Texts of the shell, including the feature texts that the shell shows. */
const shell: TextSource = {
  name: 'app',
  catalogues: import.meta.glob('./locales/*.po', { base: '../' }),
};

/**
 * Returns the language that the clerk has chosen. Without a choice, for example on an invitation page, returns the
 * first supported language of the browser, or English if the browser has none.
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
  await activateTexts(language, shell);
  document.documentElement.lang = language;
}

/**
 * Returns the texts of the shell and of the given features in another language, for previews in that language.
 * @param features names of the features whose texts the preview shows
 */
export async function textsOf(language: Language, features: readonly string[]): Promise<I18n> {
  const all = await Promise.all(
    [shell, ...features.map(textsOfFeature)].map((source) => readMessages(source, language)),
  );
  const messages = all.reduce<Messages>((sum, own) => ({ ...sum, ...own }), {});
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

export async function switchLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await takeLanguage();
}
