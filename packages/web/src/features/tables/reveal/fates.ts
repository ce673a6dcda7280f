import { payoutCents } from '@wl/games/money';
import type { TableGame } from '@wl/games/tables/table-game';
import type { Stakes } from '../../play/index.ts';

/** Outcome of every spot; `lying` if the stake is returned in whole or in part, so its chips stay on the layout. */
export type Fates = Readonly<Record<string, 'won' | 'lying' | 'lost'>>;

/** Returns the payout for the stakes, in cents, for display. The server calculates the booked payout itself. */
export function payoutOf<R>(game: TableGame<R>, result: R, stakes: Stakes): number {
  const parts = { ...stakes };
  return payoutCents(parts, game.settle(result, { parts }).payouts);
}

/** Returns the outcome for every spot on the table. */
export function fatesOf<R>(game: TableGame<R>, result: R): Fates {
  const parts = Object.fromEntries(game.spots.map((spot) => [spot, 1]));
  const { events } = game.settle(result, { parts });
  return Object.fromEntries(
    events.flatMap((event) => {
      if (event.type !== 'spot_settled') return [];
      const { spot, hundredths } = event;
      return [[spot, hundredths > 100 ? 'won' : hundredths > 0 ? 'lying' : 'lost']];
    }),
  );
}
