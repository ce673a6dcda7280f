/** Functions and components that other features can use. */
export { articleStrip } from './loaders/article-strip.ts';
export { useDescription } from './use-description.ts';
export { useLinkedLanguage } from './use-linked-language.ts';
