import { DECK_SIZE, type Card } from '../cards.ts';
import type { BaccaratHand } from './rules.ts';

/** Examples of a side's first two cards: no pair, a pair of different suits, and a perfect pair. */
const STARTS: readonly (readonly Card[])[] = [
  [0, 1],
  [0, 13],
  [0, DECK_SIZE],
];
const THIRD = 2;

/**
 * Returns one hand for every combination of winner, pairs and number of cards (four, or more than four). All bets of a
 * table with commission and without dragon bonuses depend only on this combination, so the largest payout for these
 * hands is also the game's largest. The hands' totals and naturals are placeholders that do not match the cards.
 */
export function payingHands(): BaccaratHand[] {
  const hands: BaccaratHand[] = [];
  for (const result of ['player', 'banker', 'tie'] as const)
    for (const player of STARTS)
      for (const banker of STARTS)
        for (const thirds of [[], [THIRD]])
          hands.push({
            player: [...player, ...thirds],
            banker: [...banker],
            playerTotal: 0,
            bankerTotal: 0,
            result,
            natural: false,
          });
  return hands;
}
