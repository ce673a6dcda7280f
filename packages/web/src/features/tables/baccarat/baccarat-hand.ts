import type { BaccaratHand } from '@wl/games/engines/baccarat/rules';
import { cardNamed } from '@wl/games/engines/cards';
import type { RoundEvent } from '@wl/games/round';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

/** Extracts the facts from a result: the cards in the order in which they were dealt, and the totals. */
export function factsOf(result: Result) {
  const events = result.events as unknown as RoundEvent[];
  const cards = events.flatMap((event) =>
    event.type === 'card_dealt' && event.card !== null
      ? [{ side: event.to as 'player' | 'banker', card: event.card }]
      : [],
  );
  const compared = events.find((event) => event.type === 'hands_compared');
  if (!compared) throw new Error(`round ${result.round} has no baccarat result`);
  return { cards, compared };
}

/** Converts a result to the hand from which the game computes payouts. */
export function handOf(result: Result): BaccaratHand {
  const { cards, compared } = factsOf(result);
  const of = (side: string) => cards.filter((one) => one.side === side);
  const { result: winner, playerTotal, bankerTotal, natural } = compared;
  return {
    player: of('player').map(({ card }) => cardNamed(card)),
    banker: of('banker').map(({ card }) => cardNamed(card)),
    result: winner,
    playerTotal,
    bankerTotal,
    natural,
  };
}
