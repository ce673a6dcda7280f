/** Texts of the pages that are rendered at build time. */
export { categoryWords } from './category-words.ts';
