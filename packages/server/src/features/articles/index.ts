/** Functions and types that other features can use. */
export { type TranslatedPage, translatedPages } from './translated-pages.ts';
