import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant } from './shapes.ts';
import { TableChain, TableWait } from './tables-chains.ts';
import { TableLimits } from './tables-limits.ts';
import { TableDealer, TableTrouble } from './tables-record.ts';
import { Wallet } from './wallet.ts';

const Slug = z.string().check(z.maxLength(64));

/** Durations of a round in milliseconds. `closing_ms` is the last part of `bets_ms`. */
export const TablePace = z.object({
  bets_ms: z.int(),
  closing_ms: z.int(),
  closed_ms: z.int(),
  settled_ms: z.int(),
});
export type TablePace = z.infer<typeof TablePace>;

/**
 * Mark of a result on the roads (charts of past results): `red` for banker, dragon or big; `blue` for player, tiger or
 * small; `tie` for a tie or a triple. Games without roads have no marks.
 */
const RoadMark = z.enum(['red', 'blue', 'tie']);

/**
 * Public result of a round, with its proof (docs/decisions/0107-shared-tables.md). A result that a person dealt has no
 * chain, link or key. The record of the round proves such a result (decision 123).
 */
export const TableResult = z.object({
  round: z.int(),
  /** Events that present the result to all members, in the format of `RoundEvent` in `@wl/games/round`. */
  events: z.array(z.looseObject({ type: z.string() })),
  road: z.optional(RoadMark),
  /** Number of the chain at this table, and index of the link in the chain. */
  chain: z.optional(z.int()),
  chain_index: z.optional(z.int()),
  link: z.optional(z.string()),
  /** HMAC-SHA256(salt of the chain, link) in hexadecimal. */
  round_key: z.optional(z.string()),
  /** Events of the original result. Present only if a pit boss corrected the result after the round was settled. */
  corrected_from: z.optional(z.array(z.looseObject({ type: z.string() }))),
});
export type TableResult = z.infer<typeof TableResult>;

export const TablePhase = z.enum(['open', 'closing', 'closed', 'revealed', 'settled', 'void']);

/** Public cards of a round with decisions. */
export const TableDealt = z.object({
  /** Cards of the shared hand, such as `Ts`: the first two cards, and the cards dealt so far to members who hit. */
  hand: z.array(z.string()),
  /** The dealer's upcard. */
  up: z.string(),
  /**
   * Latest decision window: its index in the round (`step`), start and end. Null if the hand ended without decisions or
   * the result is public.
   */
  decision: z.nullable(z.object({ step: z.int(), from: Instant, until: Instant })),
});
export type TableDealt = z.infer<typeof TableDealt>;

/**
 * Round of a table. `result` is absent until the round is revealed. In a game with decisions or cash-outs, it remains
 * absent until no further decision or cash-out is possible.
 */
export const TableRound = z.object({
  number: z.int(),
  phase: TablePhase,
  opens_at: Instant,
  /** Deadline for bets. The server compares this deadline with the time at which the request arrived. */
  closes_at: Instant,
  phase_since: Instant,
  /** Earliest time at which the phase can end; null while this time would reveal the secret result. */
  phase_ends_at: z.nullable(Instant),
  dealt: z.optional(TableDealt),
  result: z.optional(TableResult),
  /** Reason why the round was voided. Every bet in a voided round is refunded. */
  void_reason: z.optional(z.string()),
  /**
   * Reason why a dealt table currently accepts no bets in this round. If the reason persists, the round becomes void.
   */
  trouble: z.optional(TableTrouble),
});
export type TableRound = z.infer<typeof TableRound>;

/** Receipt of an accepted bet. */
export const TableBet = z.object({
  id: Id,
  table: z.string(),
  round: z.int(),
  bet: z.record(z.string(), z.unknown()),
  stake_cents: Cents,
  /** Part of the stake, including a double, that was paid with bonus money. Absent if cash paid the whole stake. */
  bonus_stake_cents: z.optional(Cents),
  /** Server time at which the request arrived. */
  received_at: Instant,
  /** Time in ms between the arrival of the bet and the deadline: "received 312 ms before close". */
  ms_before_close: z.int(),
  /**
   * Cash-outs by hand, keyed by spot: the multiplier in hundredths, and the time in ms between the start of the climb
   * and the arrival of the request. Absent if there are none.
   */
  cash_outs: z.optional(z.record(z.string(), z.object({ hundredths: z.int(), ms: z.int() }))),
  /** Decisions of the member in order, at a table with decisions. Absent if there are none. */
  actions: z.optional(z.array(z.string())),
  /** Payout. Absent until the round is settled; always absent for a refunded bet. */
  payout_cents: z.optional(Cents),
  /** Payout before the result of the round was corrected; absent if no correction has changed it. */
  corrected_from_cents: z.optional(Cents),
});
export type TableBet = z.infer<typeof TableBet>;

/**
 * Totals of all members' bets in a round, without members' names or exact sums. A round's figures never decrease. The
 * newer of two messages therefore has the higher `round` or, in the same round, the higher `bets`.
 */
export const TableCrowd = z.object({
  round: z.int(),
  /** Number of bets in the round. */
  bets: z.int(),
  /** Number of members with a bet in this or the previous round. */
  members: z.int(),
  /**
   * Number of members on each spot that has a bet. `cents` is the sum of their stakes, rounded down; absent for fewer
   * than three members (decision 122).
   */
  spots: z.record(z.string(), z.object({ members: z.int(), cents: z.optional(Cents) })),
});
export type TableCrowd = z.infer<typeof TableCrowd>;

/** Shared table, as shown in the list of tables. */
export const Table = z.object({
  slug: z.string(),
  name: z.string(),
  game: z.string(),
  math_version: z.string(),
  city: z.string(),
  state: z.enum(['open', 'closed']),
  /** Time at which the opening hours open a closed table; null if the table is open or no opening is scheduled. */
  opens_at: z.nullable(Instant),
  /** Time at which the opening hours close an open table; null if the table is closed or no closing is scheduled. */
  closes_at: z.nullable(Instant),
  /** Dealer and video; null at a table whose results are drawn by computer. */
  dealt: z.nullable(TableDealer),
  limits: TableLimits,
  pace: TablePace,
  /** True if bonus money may pay the part of a stake that cash does not cover (decision 127). */
  bonus_money: z.boolean(),
  /** Number of members with a bet in the current or the previous round. */
  members: z.int(),
  /** Sequence number of the latest change. The `tables.changed` messages continue this numbering. */
  seq: z.int(),
  round: z.nullable(TableRound),
  /** Present while the table cannot open its next round because the salt of the chain is not known yet. */
  waits_for: z.optional(TableWait),
  /** Latest public results, newest first. */
  results: z.array(TableResult),
  /**
   * Marks on the roads, oldest first. The roads are cleared after a fixed number of rounds (`firstRoundOnRoads`).
   * Absent in games without roads.
   */
  road: z.optional(z.array(RoadMark)),
});

/** Message published on `table.<slug>` as `tables.changed` whenever the table's round enters a new phase. */
export const TableChanged = z.object({
  table: z.string(),
  /** Sequence number of the change, consecutive for each table. A page that misses a number reads the table again. */
  seq: z.int(),
  round: TableRound,
  /** Dealer and video of a dealt table; missing for other tables. */
  dealt: z.optional(TableDealer),
  server_now: Instant,
});

/**
 * Message published on `table.<slug>` as `tables.crowd` at most once per second. It has no `seq`, because it does not
 * change a round.
 */
export const TableCrowdChanged = z.object({ table: z.string(), crowd: TableCrowd });

/**
 * Message published on `private-member.<id>` as `tables.bet_placed`, for the member's other windows. Sent when a bet is
 * accepted, and again when the bet is cashed out or the member makes a decision. `wallet` is present only if a stake
 * was debited for the bet or the decision.
 */
export const TableBetPlaced = z.object({ bet: TableBet, wallet: z.optional(Wallet) });

/** Closed table with a scheduled opening. */
const LaterTable = z.object({
  slug: z.string(),
  name: z.string(),
  game: z.string(),
  city: z.string(),
  opens_at: Instant,
});

export const listTables = defineCall({
  method: 'GET',
  path: '/tables',
  auth: 'public',
  summary:
    'Open tables with their rounds and latest results, and the closed tables that open within a week.',
  reply: data(
    z.object({
      tables: z.array(Table),
      /** Earliest opening first. */
      later: z.array(LaterTable),
      server_now: Instant,
    }),
  ),
});

export const readTable = defineCall({
  method: 'GET',
  path: '/tables/:slug',
  auth: 'public',
  summary:
    'One table with its round, results and hash chains, the member’s bets in this round, and the number of members on each spot.',
  params: z.object({ slug: Slug }),
  reply: data(
    z.object({
      table: Table,
      chains: z.array(TableChain),
      bets: z.array(TableBet),
      /** Totals of all members' bets in this round, at most a second old. Null before the first round of the table. */
      crowd: z.nullable(TableCrowd),
      /** Maximum number of games and tables open side by side in the member's jurisdiction. */
      max_windows: z.int(),
      server_now: Instant,
    }),
  ),
  errors: ['tables.unknown'],
});

export const placeTableBet = defineCall({
  method: 'POST',
  path: '/tables/:slug/bets',
  auth: 'confirmed',
  gate: 'bet',
  summary:
    'Bets on the round of a table. `id` is the idempotency key: a repeated request returns the same receipt. A member can bet several times in a round.',
  params: z.object({ slug: Slug }),
  body: z.object({
    id: Id,
    /** Number of the round that the page showed when the member placed the bet. */
    round: z.int().check(z.nonnegative(), z.maximum(2_000_000_000)),
    bet: z.record(z.string(), z.unknown()),
  }),
  reply: data(z.object({ bet: TableBet, wallet: Wallet })),
  errors: [
    'tables.unknown',
    'tables.closed',
    'tables.interrupted',
    'tables.late',
    'tables.early',
    'tables.round_over',
    'tables.round_void',
    'tables.limit',
    'tables.bet_mismatch',
    'tables.bonus_round',
    'tables.bonus_bets',
    'tables.spot_taken',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.bonus_refused',
    'play.verification_required',
    'wallet.insufficient_funds',
    'limits.wager_reached',
    'limits.loss_reached',
    'limits.session_time_reached',
    'limits.reality_check_due',
    'member.excluded',
  ],
});

export const cashOutTableBet = defineCall({
  method: 'POST',
  path: '/tables/:slug/bets/:id/cash-out',
  auth: 'member',
  summary:
    'Cashes out one spot of a bet while the multiplier of a crash table climbs. The server judges the request by the time at which it arrived. A repeated request returns the same receipt. Excluded members can cash out, too.',
  params: z.object({ slug: Slug, id: Id }),
  body: z.object({ spot: z.string().check(z.maxLength(32)) }),
  reply: data(z.object({ bet: TableBet })),
  errors: [
    'tables.unknown',
    'tables.bet_unknown',
    'tables.no_climb',
    'tables.cash_out_early',
    'tables.climb_ended',
    'tables.already_out',
    'tables.bonus_cash_out',
    'tables.round_void',
  ],
});
