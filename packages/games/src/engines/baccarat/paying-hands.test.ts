import { describe, expect, it } from 'vitest';
import { tableBaccarat } from '../../tables/baccarat.ts';
import { DECK_SIZE } from '../cards.ts';
import { payingHands } from './paying-hands.ts';
import { dealBaccarat, type BaccaratHand } from './rules.ts';

/** Returns the payouts of all spots of the shared table, as text. */
function payoutsOf(hand: BaccaratHand): string {
  const parts = Object.fromEntries(tableBaccarat.spots.map((spot) => [spot, 100]));
  return JSON.stringify(tableBaccarat.settle(hand, { parts }).payouts);
}

/** Returns the payouts of every deal, with one card per point value and all pairs that these points allow. */
function dealtPayouts(): Set<string> {
  const found = new Set<string>();
  /** Card of a point value: an ace for 1, a ten for 0. Its next ranks differ from it only if its points are 0. */
  const cardOf = (points: number) => (points === 1 ? 12 : points === 0 ? 8 : points - 2);
  /** Second cards with the same points: another suit and the same card, and for 0 points also another rank. */
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
                  // Every third card is used once, so that four-card hands are not counted a hundred times.
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
