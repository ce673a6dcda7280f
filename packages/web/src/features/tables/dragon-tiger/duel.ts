import { cardNamed } from '@wl/games/engines/cards';
import type { DragonTigerHand } from '@wl/games/engines/dragon-tiger/rules';
import type { RoundEvent } from '@wl/games/round';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

export const SIDES = ['dragon', 'tiger'] as const;
type Side = (typeof SIDES)[number];

/** Times in ms from the start of the deal at which each card is laid face down, and at which it is turned over. */
const TIMES = {
  dragon: { laidMs: 300, turnedMs: 1_300 },
  tiger: { laidMs: 700, turnedMs: 2_400 },
} as const satisfies Record<Side, object>;

/** Time in ms from the start of the deal until the cards are compared. */
export const DUEL_MS = 3_000;

/** Cards of a result, and the winning side. */
export interface DuelFacts {
  cards: Readonly<Record<Side, string>>;
  winner: DragonTigerHand['result'];
}

/** Returns the cards and the winner of a result. @throws Error if the result has no `sides_compared` event */
export function factsOf(result: Result): DuelFacts {
  const events = result.events as unknown as RoundEvent[];
  const cardOf = (side: Side) => {
    const dealt = events.find((event) => event.type === 'card_dealt' && event.to === side);
    return dealt?.type === 'card_dealt' ? (dealt.card ?? '') : '';
  };
  const compared = events.find((event) => event.type === 'sides_compared');
  if (!compared) throw new Error(`round ${result.round} has no result of dragon tiger`);
  return { cards: { dragon: cardOf('dragon'), tiger: cardOf('tiger') }, winner: compared.result };
}

/** Converts the facts to the hand from which the game computes payouts. */
export const handOf = ({ cards, winner }: DuelFacts): DragonTigerHand => ({
  dragon: cardNamed(cards.dragon),
  tiger: cardNamed(cards.tiger),
  result: winner,
});

export interface Duel {
  /** Cards on the table, at most one per side; null while face down. */
  cards: Readonly<Record<Side, readonly (string | null)[]>>;
  /** Side whose card is turned over next; null if there is none. */
  next: Side | null;
  /** Facts of the result once the cards are compared, otherwise null. */
  facts: DuelFacts | null;
}

const NO_DUEL: Duel = { cards: { dragon: [], tiger: [] }, next: null, facts: null };

/**
 * Returns the cards on the table `elapsedMs` after the start of the deal. Every page computes them from the server's
 * time, so all members see the same card at the same moment.
 */
export function duelAt(result: Result | null, elapsedMs: number): Duel {
  if (!result) return NO_DUEL;
  const facts = factsOf(result);
  const cardsOf = (side: Side) => {
    const { laidMs, turnedMs } = TIMES[side];
    if (elapsedMs < laidMs) return [];
    return [elapsedMs < turnedMs ? null : facts.cards[side]];
  };
  return {
    cards: { dragon: cardsOf('dragon'), tiger: cardsOf('tiger') },
    next: SIDES.find((side) => elapsedMs < TIMES[side].turnedMs) ?? null,
    facts: elapsedMs < DUEL_MS ? null : facts,
  };
}
