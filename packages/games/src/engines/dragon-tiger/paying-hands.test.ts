import { expect, it } from 'vitest';
import { tableDragonTiger } from '../../tables/dragon-tiger.ts';
import { DECK_SIZE } from '../cards.ts';
import { payingDragonTigerHands } from './paying-hands.ts';
import { dealDragonTiger, type DragonTigerHand } from './rules.ts';

/** Returns the payouts of all the shared table's spots as text. */
function payoutsOf(hand: DragonTigerHand): string {
  const parts = Object.fromEntries(tableDragonTiger.spots.map((spot) => [spot, 100]));
  return JSON.stringify(tableDragonTiger.settle(hand, { parts }).payouts);
}

it('the hands for the exposure of a table pay exactly what dealt hands can pay', () => {
  const dealt = new Set<string>();
  for (let dragon = 0; dragon < DECK_SIZE; dragon++)
    // Use two decks, so that both sides can have the same card.
    for (let tiger = 0; tiger < 2 * DECK_SIZE; tiger++) {
      if (dragon === tiger) continue;
      const cards = [dragon, tiger];
      dealt.add(payoutsOf(dealDragonTiger(() => cards.shift()!)));
    }
  const paid = payingDragonTigerHands().map(payoutsOf);
  expect(paid.toSorted()).toEqual([...dealt].toSorted());
});
