/** Interface languages (specification §1). The first one is the default and the fallback. */
export const languages = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type Language = (typeof languages)[number];
/** One text in every language. Content with a missing language does not compile. */
export type Texts = Readonly<Record<Language, string>>;
