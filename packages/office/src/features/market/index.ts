/** Functions that other features can use. */
export { useItemWords } from './use-item-words.ts';
export { useOffers } from './use-offers.ts';
