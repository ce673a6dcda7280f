import { describe, expect, it } from 'vitest';
import { tableBaccarat } from '../../tables/baccarat.ts';
import { DECK_SIZE } from '../cards.ts';
import { payingHands } from './paying-hands.ts';
import { dealBaccarat, type BaccaratHand } from './rules.ts';

/** Returns the payouts for all spots on the shared table, as text. */
function payoutsOf(hand: BaccaratHand): string {
  const parts = Object.fromEntries(tableBaccarat.spots.map((spot) => [spot, 100]));
  return JSON.stringify(tableBaccarat.settle(hand, { parts }).payouts);
}

/** Returns the distinct payouts of all possible sequences of point values, including every kind of pair. */
function dealtPayouts(): Set<string> {
  const found = new Set<string>();
  /**
   * Returns a card worth the given points: an ace for 1, a ten for 0. Several ranks are worth 0 points, but every other
   * value belongs to a single rank.
   */
  const cardOf = (points: number) => (points === 1 ? 12 : points === 0 ? 8 : points - 2);
  /**
   * Returns the cards with the given points that are tried as a side's second card. If the first card has the same
   * points, returns the same rank in another suit, an identical card and, for 0 points, also a jack.
   */
  const secondsOf = (first: number, points: number) =>
    first === points
      ? [cardOf(points) + 13, cardOf(points) + DECK_SIZE, ...(points === 0 ? [9] : [])]
      : [cardOf(points)];
  const points = Array.from({ length: 10 }, (_, value) => value);
  for (const p1 of points)
    for (const b1 of points)
      for (const p2 of points)
        for (const b2 of points)
          for (const third of points)
            for (const last of points)
              for (const player of secondsOf(p1, p2))
                for (const banker of secondsOf(b1, b2)) {
                  const cards = [
                    cardOf(p1),
                    cardOf(b1),
                    player,
                    banker,
                    cardOf(third),
                    cardOf(last),
                  ];
                  let dealt = 0;
                  const hand = dealBaccarat(() => cards[dealt++]!);
                  // Skip the other values of a card that is not dealt, because they give the same hand.
                  if ((dealt < 6 && last > 0) || (dealt < 5 && third > 0)) continue;
                  found.add(payoutsOf(hand));
                }
  return found;
}

describe('the hands for the exposure of a table', () => {
  it('pay exactly what dealt hands can pay', () => {
    const paid = new Set(payingHands().map(payoutsOf));
    expect([...paid].toSorted()).toEqual([...dealtPayouts()].toSorted());
  }, 60_000);
});
