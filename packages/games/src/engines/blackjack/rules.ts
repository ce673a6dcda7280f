import type { PairKind, PlusThreeKind } from './hands.ts';

/**
 * Rules that can differ between blackjack tables. At all tables, blackjack pays 3 to 2, and split aces receive one card
 * and cannot be split again.
 */
export interface BlackjackRules {
  decks: number;
  /** True if the dealer draws on a soft 17. */
  hitSoft17: boolean;
  /**
   * `peek`: if the upcard is an ace or a ten-point card, the dealer first checks for blackjack. `none`: the dealer's
   * second card is dealt last (European rules).
   */
  holeCard: 'peek' | 'none';
  /** Maximum number of hands into which one hand can be split. */
  splitTo: number;
  /**
   * True if members can surrender a hand on its first two cards, after the dealer's check for blackjack. A surrendered
   * hand returns half of its stake.
   */
  surrender: boolean;
  seats: number;
  /** Odds, to one, for each kind of pair in the Perfect Pairs bet. */
  pairs: Readonly<Record<PairKind, number>>;
  /** Payout of each winning combination of the 21+3 bet, as n in odds of n to 1. */
  plusThree: Readonly<Record<PlusThreeKind, number>>;
  chipCents: number;
  minHandCents: number;
  maxHandCents: number;
  maxSideCents: number;
  maxTotalCents: number;
}

/** Side-bet odds to one: Perfect Pairs 25-12-6, 21+3 100-40-30-10-5 (games.md §2). */
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

/**
 * Action on a hand. `insure` and `no-insurance` are not included, because they are chosen before any hand is played.
 */
export type HandAction = 'hit' | 'stand' | 'double' | 'split' | 'surrender';
