/** Hook of the journey feature that other features use. */
export { useBackOf } from './hustler-news.ts';
