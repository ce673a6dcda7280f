import type { RoundEvent } from '@wl/games/round';

/** Hand after the draw. */
export interface DrawnHand {
  /** Number of the hand, starting at 1. */
  hand: number;
  cards: readonly string[];
  /** Paytable line of the hand; null if the hand does not pay. */
  rank: string | null;
  /** Payout of the hand, in hundredths of the stake on this hand. */
  hundredths: number;
}

/** State of the video poker machine, derived from a round's events. */
export interface VideoPokerView {
  dealt: readonly string[];
  /** Positions (0 to 4) of the held cards; null before the draw. */
  held: readonly number[] | null;
  hands: readonly DrawnHand[];
}

/** Returns the view after applying the events in order. Pure: the same events produce the same view on every device. */
export function viewOf(events: readonly RoundEvent[]): VideoPokerView {
  const dealt: string[] = [];
  const hands: DrawnHand[] = [];
  let held: readonly number[] | null = null;
  for (const event of events) {
    if (event.type === 'card_dealt' && event.card !== null) dealt.push(event.card);
    else if (event.type === 'cards_held') held = event.places;
    else if (event.type === 'hand_drawn') hands.push(event);
  }
  return { dealt, held, hands };
}

/** Returns the five cards of a hand as currently shown; null for a card that is face down. */
export function cardsOf(view: VideoPokerView, hand: number): (string | null)[] {
  const drawn = view.hands.find((other) => other.hand === hand);
  return [0, 1, 2, 3, 4].map((place) => {
    if (drawn) return drawn.cards[place] ?? null;
    if (view.held) return view.held.includes(place) ? (view.dealt[place] ?? null) : null;
    return hand === 1 ? (view.dealt[place] ?? null) : null;
  });
}

/** Counts the winning hands by rank (line of the paytable). */
export function countRanks(hands: readonly DrawnHand[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rank } of hands) if (rank !== null) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** Returns the pause after an event, in ms. The pauses are shorter if more than one hand is drawn. */
export function paceOf(event: RoundEvent, hands: number): number {
  if (event.type === 'card_dealt') return 120;
  if (event.type === 'cards_held') return 240;
  if (event.type === 'hand_drawn') return hands > 1 ? 150 : 420;
  return 0;
}
