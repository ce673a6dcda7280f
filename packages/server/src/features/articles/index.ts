/** Functions and types that other features can use. */
export { type TranslatedPage, translatedPages } from './pages/translated-pages.ts';
