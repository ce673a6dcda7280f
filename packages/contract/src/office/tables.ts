import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, data, Instant } from '../shapes.ts';
import { TableLimits } from '../tables-limits.ts';
import { TablePace, TablePhase } from '../tables.ts';
import { TableDealer } from '../tables-record.ts';

/** Settings of a shared table that clerks can change. Limits apply from the next bet, the pace from the next round. */
export const TableSettings = z.object({
  /** A table that is closed during a round finishes the round. */
  state: z.enum(['open', 'closed']),
  limits: TableLimits,
  pace: TablePace,
});
export type TableSettings = z.infer<typeof TableSettings>;

/** Stakes of all members on one spot. */
const SpotStakes = z.object({
  spot: z.string(),
  stake_cents: Cents,
  /** Largest payout of these stakes, computed in the same way as the exposure of the round. */
  exposure_cents: Cents,
});
export type SpotStakes = z.infer<typeof SpotStakes>;

/** Latest round of a table, including the stakes of all members. */
const TableStakes = z.object({
  number: z.int(),
  phase: TablePhase,
  closes_at: Instant,
  bets: z.int(),
  members: z.int(),
  stake_cents: Cents,
  /** Part of `stake_cents` that was paid with bonus money. */
  bonus_stake_cents: Cents,
  /**
   * Largest amount that the casino may have to pay: the largest total payout over all results. At crash and blackjack
   * tables, it is the sum of the largest payouts of all bets, with their cash-outs and doubles so far. At these tables,
   * it is the sum of the actual payouts once the result is public.
   */
  exposure_cents: Cents,
  /** Highest stakes first. */
  spots: z.array(SpotStakes),
});

/** Plan of a table with opening hours. If `scheduled` differs from the state of the table, a clerk has chosen the state. */
const TableSchedule = z.object({
  /** State according to the opening hours, until `next_at`. */
  scheduled: z.enum(['open', 'closed']),
  /** True if the opening hours have begun, but the table has no dealer. The table opens when a shift starts. */
  waits_for_dealer: z.boolean(),
  /**
   * Time of the next opening or closing in the opening hours; null if there is none. A clerk’s choice applies until
   * then.
   */
  next_at: z.nullable(Instant),
  /** Time at which the state of the table changes; null if it never does, or if the table waits for a dealer. */
  changes_at: z.nullable(Instant),
});

export const OfficeTable = z.object({
  slug: z.string(),
  name: z.string(),
  game: z.string(),
  city: z.string(),
  /** Dealer and video; null at a table whose results are drawn by computer. */
  dealt: z.nullable(TableDealer),
  /** Version number, incremented by every change to the settings. Clerks send the version that they have seen. */
  version: z.int(),
  settings: TableSettings,
  /** Plan of a table with opening hours; null without hours. */
  schedule: z.nullable(TableSchedule),
  round: z.nullable(TableStakes),
});
export type OfficeTable = z.infer<typeof OfficeTable>;

export const officeTables = defineCall({
  method: 'GET',
  path: '/staff/tables',
  auth: 'staff',
  permission: 'tables.view',
  summary:
    'All shared tables with their settings, and the stakes and exposure of their latest rounds.',
  reply: data(z.object({ tables: z.array(OfficeTable), server_now: Instant })),
});

export const changeTable = defineCall({
  method: 'PUT',
  path: '/staff/tables/:slug',
  auth: 'staff',
  permission: 'tables.edit',
  summary:
    'Opens or closes a shared table, and changes its limits and pace. Refused if somebody else has changed it since `version`. The reason is stored in the audit log.',
  params: z.object({ slug: z.string().check(z.maxLength(64)) }),
  body: z.object({
    version: z.int(),
    settings: TableSettings,
    reason: z.string().check(z.minLength(3), z.maxLength(500)),
  }),
  reply: data(OfficeTable),
  errors: ['tables.unknown', 'tables.changed', 'tables.bad_limits', 'tables.bad_pace'],
});
