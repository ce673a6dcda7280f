import type { RoundEvent } from '@wl/games/round';

/** One hand after the draw. */
export interface DrawnHand {
  /** From 1. */
  hand: number;
  cards: readonly string[];
  /** The line of the pay table, null when it pays nothing. */
  rank: string | null;
  /** Payout in hundredths of the stake of one hand. */
  hundredths: number;
}

/** State of the machine after some of the events. */
export interface VideoPokerView {
  dealt: readonly string[];
  /** Places from 0 to 4 that were held; null before the draw. */
  held: readonly number[] | null;
  hands: readonly DrawnHand[];
}

/** Applies the events in their order. Pure: the same events show the same machine on every device. */
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

/** Returns the five cards of one hand as shown now; null is face down. */
export function cardsOf(view: VideoPokerView, hand: number): (string | null)[] {
  const drawn = view.hands.find((other) => other.hand === hand);
  return [0, 1, 2, 3, 4].map((place) => {
    if (drawn) return drawn.cards[place] ?? null;
    if (view.held) return view.held.includes(place) ? (view.dealt[place] ?? null) : null;
    return hand === 1 ? (view.dealt[place] ?? null) : null;
  });
}

/** Counts the hands that reached each line of the pay table. */
export function countRanks(hands: readonly DrawnHand[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rank } of hands) if (rank !== null) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** Returns the pause after each event in ms; several hands are drawn faster. */
export function paceOf(event: RoundEvent, hands: number): number {
  if (event.type === 'card_dealt') return 120;
  if (event.type === 'cards_held') return 240;
  if (event.type === 'hand_drawn') return hands > 1 ? 150 : 420;
  return 0;
}
