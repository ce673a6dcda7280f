/** Names and descriptions of the game categories, for the pages that are rendered at build time. */
export { categoryWords } from './category-words.ts';
