export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs';

/**
 * Paths of the suit symbols, centred on (0, 0) and about 26 units high. They are in a separate file so that pages can
 * use them without loading the lettering code.
 */
export const SUIT_PATHS: Record<Suit, string> = {
  hearts: 'M0 9C-14-2-9-13 0-6 9-13 14-2 0 9z',
  spades: 'M0-12C-14 0-9 10-2 6L-4 12H4L2 6C9 10 14 0 0-12z',
  diamonds: 'M0-13L9 0 0 13-9 0z',
  clubs: 'M0-12a6 6 0 0 1 4 10 6 6 0 1 1-2 8L4 12H-4L-2 6a6 6 0 1 1-2-8 6 6 0 0 1 4-10z',
};
