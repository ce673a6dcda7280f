import type { PairKind, PlusThreeKind } from './hands.ts';

/** What may differ between blackjack tables. Blackjack pays 3 to 2, split aces take one card and are not split again. */
export interface BlackjackRules {
  decks: number;
  /** The dealer takes a card on a soft 17. */
  hitSoft17: boolean;
  /** `peek`: under an ace or ten the dealer looks for blackjack first. `none`: the second card comes last (European). */
  holeCard: 'peek' | 'none';
  /** Into how many hands one may be split. */
  splitTo: number;
  /** Half the stake back for giving up the first two cards, after the dealer has looked. */
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

/** What a hand can do in its turn; `insure` and `no-insurance` come before all hands. */
export type HandAction = 'hit' | 'stand' | 'double' | 'split' | 'surrender';
