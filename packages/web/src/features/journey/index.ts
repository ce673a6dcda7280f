/** Public interface of the journey feature: the Hustler cashback for a round. */
export { useBackOf } from './hustler-news.ts';
