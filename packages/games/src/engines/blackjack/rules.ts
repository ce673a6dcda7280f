import type { PairKind, PlusThreeKind } from './hands.ts';

/**
 * Rules that may differ between blackjack tables. On all tables blackjack pays 3 to 2, and split aces take one card and
 * are not split again.
 */
export interface BlackjackRules {
  decks: number;
  /** The dealer draws on a soft 17. */
  hitSoft17: boolean;
  /** `peek`: with an open ace or ten, the dealer first checks for blackjack. `none`: the second card is dealt last (European). */
  holeCard: 'peek' | 'none';
  /** Largest number of hands that one hand may be split into. */
  splitTo: number;
  /** Allows members to give up the first two cards for half the stake, after the dealer's check for blackjack. */
  surrender: boolean;
  seats: number;
  /** Perfect Pairs, to one. */
  pairs: Readonly<Record<PairKind, number>>;
  /** 21+3, to one. */
  plusThree: Readonly<Record<PlusThreeKind, number>>;
  chipCents: number;
  minHandCents: number;
  maxHandCents: number;
  maxSideCents: number;
  maxTotalCents: number;
}

/** Perfect Pairs 25-12-6 and 21+3 100-40-30-10-5 (games.md §2). */
export const SIDE_BETS: Pick<BlackjackRules, 'pairs' | 'plusThree'> = {
  pairs: { perfect: 25, coloured: 12, mixed: 6 },
  plusThree: {
    suited_trips: 100,
    straight_flush: 40,
    three_of_a_kind: 30,
    straight: 10,
    flush: 5,
  },
};

/** Action of a hand. The choices `insure` and `no-insurance` come before all hands. */
export type HandAction = 'hit' | 'stand' | 'double' | 'split' | 'surrender';
