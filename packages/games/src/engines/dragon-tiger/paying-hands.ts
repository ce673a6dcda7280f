import { dealDragonTiger, type DragonTigerHand } from './rules.ts';

/** Pairs of dealt cards, dragon first: three and two, two and three, twos of different suits, and twos of one suit. */
const DEALS = [
  [1, 0],
  [0, 1],
  [0, 13],
  [0, 52],
] as const;

/**
 * Returns one hand for each possible outcome: dragon wins, tiger wins, a tie, and a suited tie. Therefore, the
 * largest payout over these hands is the largest over all hands, for any bets.
 */
export function payingDragonTigerHands(): DragonTigerHand[] {
  return DEALS.map(([dragon, tiger]) => {
    const cards = [dragon, tiger];
    return dealDragonTiger(() => cards.shift()!);
  });
}
