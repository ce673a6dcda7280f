import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant, page } from './shapes.ts';
import { Table, TableBet } from './tables.ts';
import { TableChain } from './tables-chains.ts';

/** Filters for the list of rounds. `won` and `lost` compare a member's payouts with the stakes. */
export const tableOutcomes = ['won', 'lost', 'void', 'corrected'] as const;
export type TableOutcome = (typeof tableOutcomes)[number];

/** A member's bets on one finished round of a table. */
export const TableRoundLine = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  round: z.int(),
  /** Time at which bets closed. */
  at: Instant,
  /** Events that present the result, in the format of `RoundEvent`; empty for a round that was void before its result. */
  events: z.array(z.looseObject({ type: z.string() })),
  bets: z.int(),
  stake_cents: Cents,
  /** Sum of the payouts. For a void round, the stake is refunded in place of a payout, and this is 0. */
  payout_cents: Cents,
  /** Payouts before the result was corrected; absent if no correction has changed them. */
  corrected_from_cents: z.optional(Cents),
  /** Reason why the round is void; absent for a round that counts. */
  void_reason: z.optional(z.string()),
});
export type TableRoundLine = z.infer<typeof TableRoundLine>;

/** Query of the list, for members and clerks. */
export const tableHistoryQuery = z.object({
  game: z.optional(z.string().check(z.maxLength(64))),
  outcome: z.optional(z.enum(tableOutcomes)),
  /** Bet or wager whose round is wanted, as in the statement. */
  bet: z.optional(Id),
  page: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)), 1),
});

export const tableHistory = defineCall({
  method: 'GET',
  path: '/tables/rounds',
  auth: 'member',
  summary: 'Finished table rounds in which the member had bets, newest first.',
  query: tableHistoryQuery,
  reply: page(TableRoundLine),
});

/** A finished round of a table with everything that shows it again. */
export const TableReplay = z.object({
  /**
   * Table with this round as its current round, and with the results up to this round. `dealt` names the dealer of the
   * round.
   */
  table: Table,
  /** Chain of the result; null in a round that a person dealt. */
  chain: z.nullable(TableChain),
  /** Bets of the member, oldest first. */
  bets: z.array(TableBet),
  /** Time in milliseconds needed to present the result; null in a round that was void before its result. */
  show_ms: z.nullable(z.int()),
});
export type TableReplay = z.infer<typeof TableReplay>;

/** Path parameters of a round. */
export const roundParams = {
  slug: z.string().check(z.maxLength(64)),
  round: z.string().check(z.regex(/^\d{1,9}$/)),
};

export const replayTableRound = defineCall({
  method: 'GET',
  path: '/tables/:slug/rounds/:round',
  auth: 'member',
  summary:
    'A finished round of a table with the member’s bets, for its replay. Unknown to members who had no bet in the round.',
  params: z.object(roundParams),
  reply: data(TableReplay),
  errors: ['tables.unknown', 'tables.round_unknown'],
});
