/** Functions and components that other features can use. */
export { articleStrip } from './loaders/article-strip.ts';
