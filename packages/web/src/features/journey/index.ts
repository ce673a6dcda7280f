/** Exports for other features. */
export { useBackOf } from './hustler-news.ts';
