/** Function that other features can use. */
export { useItemWords } from './use-item-words.ts';
