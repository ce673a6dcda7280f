import { cardNamed, DECK_SIZE, type Card } from '../cards.ts';
import { payOfHand, type VideoPokerRules } from './pays.ts';

/**
 * Returns the positions of the cards to keep for the highest average payout over all possible draws. Among equally good
 * holds, the hold with the highest bit mask wins (bit i = position i). Used for the advice and as the default action
 * for an absent member. Takes about a quarter of a second for a worthless hand.
 */
export function bestHold(rules: VideoPokerRules, names: readonly string[]): number[] {
  const cards = names.map(cardNamed);
  const left = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !cards.includes(card),
  );
  let best = { places: [0, 1, 2, 3, 4], mean: payOfHand(rules, cards) };
  for (let mask = 30; mask >= 0; mask--) {
    const places = [0, 1, 2, 3, 4].filter((place) => mask & (1 << place));
    const kept = places.map((place) => cards[place] ?? 0);
    const mean = meanOf(rules, kept, left);
    if (mean > best.mean) best = { places, mean };
  }
  return best.places;
}

/** Returns the average payout of a hold over all equally likely draws of the missing cards from `left`. */
function meanOf(rules: VideoPokerRules, kept: readonly Card[], left: readonly Card[]): number {
  const hand = [...kept, ...new Array<Card>(5 - kept.length).fill(0)];
  let sum = 0;
  let ways = 0;
  const draw = (place: number, from: number) => {
    if (place === 5) {
      sum += payOfHand(rules, hand);
      ways += 1;
      return;
    }
    for (let index = from; index < left.length; index++) {
      hand[place] = left[index] ?? 0;
      draw(place + 1, index + 1);
    }
  };
  draw(kept.length, 0);
  return sum / ways;
}
