import { entryWays } from '@wl/world/tournaments/tournament';
import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Coins, Id, Instant } from '../shapes.ts';
import { TournamentNames } from '../tournaments.ts';

const tournament = { tournament_id: Id, series: z.nullable(z.string()), name: TournamentNames };
const withCity = { ...tournament, city: z.string() };

export const tournamentsEvents = defineEvents('tournaments', {
  entered: z.object({
    ...tournament,
    entry_no: z.int(),
    how: z.enum(entryWays),
    coins: Coins,
    at: Instant,
  }),
  /**
   * The tournament is about to start. The subscriber notifies the entrants in batches. `after` is the id of the last
   * member notified by the previous batch; it is missing for the first batch.
   */
  starting_soon: z.object({ tournament_id: Id, at: Instant, after: z.optional(Id) }),
  /** Recorded for each entrant shortly before the tournament starts. */
  starting: z.object({ ...withCity, starts_at: Instant, at: Instant }),
  ended: z.object({ tournament_id: Id, at: Instant }),
  called_off: z.object({ tournament_id: Id, at: Instant }),
  /** Recorded for each ranked entrant when the tournament's prizes are paid. `coins` is the entrant's prize. */
  finished: z.object({
    ...withCity,
    rank: z.int(),
    coins: Coins,
    score: z.int(),
    at: Instant,
  }),
  /**
   * Recorded for each entrant when a cancelled tournament is refunded. `coins` is the refund; `ticket` is true if a
   * ticket was returned.
   */
  cancelled: z.object({
    ...withCity,
    how: z.enum(entryWays),
    coins: Coins,
    ticket: z.boolean(),
    at: Instant,
  }),
});
