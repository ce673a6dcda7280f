/** Functions that other features can use. */
export { publishedArticlePaths } from './read-articles.ts';
