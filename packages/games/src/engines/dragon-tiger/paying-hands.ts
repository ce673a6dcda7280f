import { dealDragonTiger, type DragonTigerHand } from './rules.ts';

/** Dealt cards, dragon first: a two, a three, and two twos of other suits or decks. */
const DEALS = [
  [1, 0],
  [0, 1],
  [0, 13],
  [0, 52],
] as const;

/**
 * Returns one hand for every combination of payouts: dragon wins, tiger wins, a tie, and a suited tie. The largest
 * payout of bets for these hands is also their largest for any hand.
 */
export function payingDragonTigerHands(): DragonTigerHand[] {
  return DEALS.map(([dragon, tiger]) => {
    const cards = [dragon, tiger];
    return dealDragonTiger(() => cards.shift()!);
  });
}
