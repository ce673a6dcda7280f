/** Functions that other features can use. */
export { useBackOf } from './hustler-news.ts';
