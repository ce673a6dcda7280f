/** Interface languages (specification §1); the first is the default and the fallback. */
export const languages = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type Language = (typeof languages)[number];
/** One text in every language: authored content does not compile with one missing. */
export type Texts = Readonly<Record<Language, string>>;
