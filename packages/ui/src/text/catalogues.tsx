/** Loads the texts of each part of an application when they are needed. Both applications use these functions. */
import { i18n, type Messages } from '@lingui/core';

/** Part of an application, either a feature or the shell, that has its own message catalogues. */
export interface TextSource {
  name: string;
  /** Loaders of the message catalogues by file, from `import.meta.glob('./locales/*.po')`. */
  catalogues: Readonly<Record<string, () => Promise<unknown>>>;
}

/**
 * Application parts whose texts have been requested since startup. When the language changes, the texts of all these
 * parts are loaded.
 */
const wanted = new Set<TextSource>();
const loaded = new Set<string>();

/** Returns the messages of a feature or of the shell in the given language; undefined if there is no such catalogue. */
export async function readMessages(
  source: TextSource,
  language: string,
): Promise<Messages | undefined> {
  const catalogue = await source.catalogues[`./locales/${language}.po`]?.();
  return (catalogue as { messages: Messages } | undefined)?.messages;
}

async function load(source: TextSource, language: string): Promise<void> {
  const key = `${source.name}/${language}`;
  if (loaded.has(key)) return;
  const messages = await readMessages(source, language);
  if (!messages) return;
  i18n.load(language, messages);
  loaded.add(key);
}

/**
 * Loads a feature's or the shell's texts in the current language. The router calls this function before it shows a
 * page.
 */
export async function needTexts(source: TextSource): Promise<void> {
  wanted.add(source);
  await load(source, i18n.locale || 'en');
}

/**
 * Loads all requested texts in a language, then shows the application in this language.
 * @param shell texts that every page needs
 */
export async function activateTexts(language: string, shell: TextSource): Promise<void> {
  wanted.add(shell);
  await Promise.all([...wanted].map((source) => load(source, language)));
  if (i18n.locale !== language) i18n.activate(language);
}
