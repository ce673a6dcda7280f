import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant, page } from './shapes.ts';
import { Table, TableBet } from './tables.ts';
import { TableChain } from './tables-chains.ts';

/**
 * Filters for the list of rounds. `won`: the payouts exceed the stakes. `lost`: the payouts are lower than the stakes.
 */
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
  /** Sum of the payouts; 0 for a void round, whose stakes are refunded instead. */
  payout_cents: Cents,
  /** Sum of the payouts before the result was corrected; absent if no correction has changed the payouts. */
  corrected_from_cents: z.optional(Cents),
  /** Reason why the round is void; absent for a round that counts. */
  void_reason: z.optional(z.string()),
});
export type TableRoundLine = z.infer<typeof TableRoundLine>;

/** Query of the list, for members and clerks. */
export const tableHistoryQuery = z.object({
  game: z.optional(z.string().check(z.maxLength(64))),
  outcome: z.optional(z.enum(tableOutcomes)),
  /** Id of a bet or wager, as in the statement. The list then contains only its round. */
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

/** Finished round of a table with all data needed to replay it. */
export const TableReplay = z.object({
  /**
   * Table with this round as its current round, and with the results up to this round. `dealt` names the dealer of the
   * round.
   */
  table: Table,
  /** Hash chain from which the result was computed; null in a dealt round. */
  chain: z.nullable(TableChain),
  /** Bets of the member, oldest first. */
  bets: z.array(TableBet),
  /** Time in milliseconds needed to present the result; null if the round was voided before its result was public. */
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
