/** Interface languages (specification §1). The first is the default and the fallback. */
export const languages = ['en', 'es', 'fr', 'pt', 'tr'] as const;
export type Language = (typeof languages)[number];
/** Text in every interface language. Content that lacks one of the languages does not compile. */
export type Texts = Readonly<Record<Language, string>>;
