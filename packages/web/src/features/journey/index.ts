/** Public interface of the journey feature. */
export { useBackOf } from './hustler-news.ts';
