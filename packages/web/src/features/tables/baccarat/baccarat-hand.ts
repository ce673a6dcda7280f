import type { BaccaratHand } from '@wl/games/engines/baccarat/rules';
import { cardNamed } from '@wl/games/engines/cards';
import { payoutCents } from '@wl/games/money';
import type { RoundEvent } from '@wl/games/round';
import { tableBaccarat } from '@wl/games/tables/baccarat';
import type { Stakes } from '../../play/index.ts';
import type { ShownTable } from '../live-state.ts';

type Result = ShownTable['results'][number];

/** Returns the facts of a result: the cards in the order in which they were dealt, and the totals. */
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

/** Returns the payout for the stakes, in cents, for display. The server calculates the booked payout itself. */
export function payoutOf(hand: BaccaratHand, stakes: Stakes): number {
  const parts = { ...stakes };
  return payoutCents(parts, tableBaccarat.settle(hand, { parts }).payouts);
}

/** Returns the outcome of every spot; `lying` for a returned stake, whose chips stay on the layout. */
export function fatesOf(hand: BaccaratHand): Record<string, 'won' | 'lying' | 'lost'> {
  const parts = Object.fromEntries(tableBaccarat.spots.map((spot) => [spot, 1]));
  const { events } = tableBaccarat.settle(hand, { parts });
  return Object.fromEntries(
    events.flatMap((event) => {
      if (event.type !== 'spot_settled') return [];
      const { spot, hundredths } = event;
      return [[spot, hundredths > 100 ? 'won' : hundredths === 100 ? 'lying' : 'lost']];
    }),
  );
}
