import * as z from 'zod/mini';
import { Cents } from './shapes.ts';

/** Wins of all members in a settled round, without member ids or exact amounts (decision 126). */
export const TableWins = z.object({
  round: z.int(),
  /** Number of members who bet in the round. */
  members: z.int(),
  /** Number of members whose payouts exceed their stakes. */
  winners: z.int(),
  /** Largest wins, in descending order. Empty if fewer than three members bet in the round. */
  wins: z.array(
    z.object({
      /** Nickname, if the member shows it at tables; otherwise null. */
      name: z.nullable(z.string()),
      /** Slug of the member's city. */
      city: z.string(),
      /** Win in cents (payouts minus stakes), rounded down like the sums in `TableCrowd`. */
      cents: Cents,
    }),
  ),
});
export type TableWins = z.infer<typeof TableWins>;

/** Message published on `table.<slug>` as `tables.wins` once all bets of a round are settled. It has no `seq`. */
export const TableWinsPublished = z.object({ table: z.string(), wins: TableWins });
