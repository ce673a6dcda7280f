/** Interface languages (specification §1). The first is the default and the fallback. */
export const languages = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type Language = (typeof languages)[number];
/** Language names, each in its own language, because users of the switcher may not understand the current language. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  tr: 'Türkçe',
};
/** Text in every interface language. Content that lacks one of the languages does not compile. */
export type Texts = Readonly<Record<Language, string>>;
