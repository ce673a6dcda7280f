/** What other features may use of the journey. */
export { useBackOf } from './hustler-news.ts';
