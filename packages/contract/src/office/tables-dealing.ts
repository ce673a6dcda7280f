import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, data, Id, Instant, SignedCents } from '../shapes.ts';
import { TablePhase } from '../tables.ts';
import { TableCorrection } from './tables-corrections.ts';
import { TableVoid } from './tables-rounds.ts';
import { RecordLine, TablePicture, TableTrouble } from '../tables-record.ts';

/** Working time of one dealer at one table. Each table and each dealer has at most one open shift. */
export const DealerShift = z.object({
  id: Id,
  /** Working name of the dealer, which members see. */
  dealer_name: z.string(),
  /** True if the signed-in clerk is the dealer. */
  mine: z.boolean(),
  started_at: Instant,
  /** Planned end of the shift. The shift itself lasts until a clerk ends it. */
  planned_end: Instant,
});
export type DealerShift = z.infer<typeof DealerShift>;

/** Device with which a card or number was entered. */
export const EntrySource = z.enum(['scanner', 'keys']);
export type EntrySource = z.infer<typeof EntrySource>;

/**
 * Card or number in an entry, such as `Ks` (king of spades) or `17`. `to` is the part of the result to which it
 * belongs: `player` or `banker` in baccarat, `wheel` in roulette.
 */
export const EntryItem = z.object({ item: z.string(), to: z.string() });

/** One of the two entries of a result. */
export const ResultEntry = z.object({
  entry: z.union([z.literal(1), z.literal(2)]),
  /** Device that is used for the entry; null until the first item is entered. */
  source: z.nullable(EntrySource),
  items: z.array(EntryItem),
  /** Part of the result to which the next item belongs; null if the entry is complete. */
  next: z.nullable(z.string()),
});
export type ResultEntry = z.infer<typeof ResultEntry>;

/** Result that the round will have if the dealer confirms the two entries. Amounts are sums over all members. */
export const ResultPreview = z.object({
  /** Events that present the result, in the format of `RoundEvent` in `@wl/games/round`. */
  events: z.array(z.looseObject({ type: z.string() })),
  payout_cents: Cents,
  /** Stakes minus payouts: the amount that the casino keeps. Negative if payouts exceed stakes. */
  kept_cents: SignedCents,
  /**
   * Winning spots, each with the sums of its stakes and payouts. Each payout sum is rounded, so their total can differ
   * from `payout_cents` by a few cents.
   */
  spots: z.array(z.object({ spot: z.string(), stake_cents: Cents, payout_cents: Cents })),
});
export type ResultPreview = z.infer<typeof ResultPreview>;

/** Current round of a dealt table, as the dealer sees it. */
export const DealingRound = z.object({
  number: z.int(),
  phase: TablePhase,
  opens_at: Instant,
  closes_at: Instant,
  phase_since: Instant,
  phase_ends_at: Instant,
  trouble: z.nullable(TableTrouble),
  /** Time at which the round is voided if the trouble continues; null if there is no trouble. */
  voids_at: z.nullable(Instant),
  /** Time at which the pit boss is called if the closed round still has no result; null in other phases. */
  calls_at: z.nullable(Instant),
  /** True if the pit boss has been called in this round. */
  is_called: z.boolean(),
  bets: z.int(),
  members: z.int(),
  stake_cents: Cents,
  /** Highest stake of a single bet. */
  largest_cents: Cents,
  /** Sequence number of the attempt, starting at 1. A new attempt begins when two complete entries differ. */
  attempt: z.int(),
  /** Both entries of this attempt. */
  entries: z.array(ResultEntry),
  /** True if both entries are complete and equal, so that the dealer can confirm them. */
  agrees: z.boolean(),
  /** Absent until the entries agree. */
  preview: z.optional(ResultPreview),
  void_reason: z.nullable(z.string()),
  /** Latest request to void the round; null if there is none. */
  void: z.nullable(TableVoid),
});
export type DealingRound = z.infer<typeof DealingRound>;

/** Content of the dealer’s console for one table. */
export const DealingConsole = z.object({
  table: z.object({
    slug: z.string(),
    name: z.string(),
    game: z.string(),
    city: z.string(),
    state: z.enum(['open', 'closed']),
  }),
  shift: z.nullable(DealerShift),
  picture: z.object({
    state: TablePicture,
    /** Sequence number that increases each time the video starts. It also identifies the recording. */
    generation: z.int(),
  }),
  round: z.nullable(DealingRound),
  /** Record of the current round, oldest line first. */
  record: z.array(RecordLine),
  /** Latest public results, newest first, as events and road marks. */
  results: z.array(
    z.object({
      round: z.int(),
      events: z.array(z.looseObject({ type: z.string() })),
      road: z.optional(z.enum(['red', 'blue', 'tie'])),
      /** True if a pit boss has corrected the result. */
      is_corrected: z.boolean(),
    }),
  ),
  /** Latest corrections at this table, newest first. */
  corrections: z.array(TableCorrection),
  server_now: Instant,
});
export type DealingConsole = z.infer<typeof DealingConsole>;

/** Dealt table, as shown in the list of dealt tables. */
export const DealingTable = z.object({
  slug: z.string(),
  name: z.string(),
  game: z.string(),
  city: z.string(),
  state: z.enum(['open', 'closed']),
  shift: z.nullable(DealerShift),
  picture: TablePicture,
  round: z.nullable(
    z.object({ number: z.int(), phase: TablePhase, phase_since: Instant, is_called: z.boolean() }),
  ),
  waiting_corrections: z.int(),
});
export type DealingTable = z.infer<typeof DealingTable>;

const slug = z.string().check(z.maxLength(64));
const roundNumber = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));
const item = z.string().check(z.minLength(1), z.maxLength(4));
const ConsoleReply = data(DealingConsole);

export const dealingTables = defineCall({
  method: 'GET',
  path: '/staff/dealing',
  auth: 'staff',
  permission: 'tables.deal',
  summary: 'All dealt tables with their shifts, and whether the pit boss has been called.',
  reply: data(z.object({ tables: z.array(DealingTable), server_now: Instant })),
});

export const dealingConsole = defineCall({
  method: 'GET',
  path: '/staff/dealing/:slug',
  auth: 'staff',
  permission: 'tables.deal',
  summary: 'Console of a dealt table: shift, video, round, bets, entries and record.',
  params: z.object({ slug }),
  reply: ConsoleReply,
  errors: ['tables.unknown', 'tables.not_dealt'],
});

export const startShift = defineCall({
  method: 'POST',
  path: '/staff/dealing/:slug/shift',
  auth: 'staff',
  permission: 'tables.deal',
  summary:
    'Starts a shift of the signed-in clerk at a dealt table. A repeated request changes nothing.',
  params: z.object({ slug }),
  body: z.object({
    /** Working name, which members see. */
    dealer_name: z.string().check(z.trim(), z.minLength(2), z.maxLength(40)),
    /** Planned length of the shift in minutes. */
    minutes: z.int().check(z.minimum(15), z.maximum(720)),
  }),
  reply: ConsoleReply,
  errors: ['tables.unknown', 'tables.not_dealt', 'tables.shift_taken', 'tables.shift_elsewhere'],
});

export const endShift = defineCall({
  method: 'POST',
  path: '/staff/dealing/:slug/shift/end',
  auth: 'staff',
  permission: 'tables.deal',
  summary:
    'Ends a shift. Only a clerk who may correct results can end another dealer’s shift. A repeated request changes nothing.',
  params: z.object({ slug }),
  body: z.object({ shift: Id }),
  reply: ConsoleReply,
  errors: ['tables.unknown', 'tables.not_dealt', 'tables.shift_unknown', 'tables.not_your_shift'],
});

export const enterItem = defineCall({
  method: 'POST',
  path: '/staff/dealing/:slug/items',
  auth: 'staff',
  permission: 'tables.deal',
  summary:
    'Enters one card or number of the current round. Two complete entries that differ start a new attempt. A repeated request changes nothing.',
  params: z.object({ slug }),
  body: z.object({
    round: roundNumber,
    attempt: z.int().check(z.positive()),
    entry: z.union([z.literal(1), z.literal(2)]),
    source: EntrySource,
    /** Index of the item in the entry, starting at 0. */
    position: z.int().check(z.nonnegative(), z.maximum(20)),
    item,
  }),
  reply: ConsoleReply,
  errors: [
    'tables.unknown',
    'tables.not_dealt',
    'tables.no_shift',
    'tables.not_your_shift',
    'tables.entry_round',
    'tables.entry_early',
    'tables.entry_late',
    'tables.entry_attempt',
    'tables.entry_changed',
    'tables.entry_complete',
    'tables.entry_source',
    'tables.item_unknown',
  ],
});

export const takeBackItem = defineCall({
  method: 'POST',
  path: '/staff/dealing/:slug/items/take-back',
  auth: 'staff',
  permission: 'tables.deal',
  summary: 'Takes back the last item of an entry. A repeated request changes nothing.',
  params: z.object({ slug }),
  body: z.object({
    round: roundNumber,
    attempt: z.int().check(z.positive()),
    entry: z.union([z.literal(1), z.literal(2)]),
    /** Index of the item, which must be the last item of the entry. */
    position: z.int().check(z.nonnegative(), z.maximum(20)),
  }),
  reply: ConsoleReply,
  errors: [
    'tables.unknown',
    'tables.not_dealt',
    'tables.no_shift',
    'tables.not_your_shift',
    'tables.entry_round',
    'tables.entry_early',
    'tables.entry_late',
    'tables.entry_attempt',
    'tables.entry_changed',
  ],
});

export const confirmResult = defineCall({
  method: 'POST',
  path: '/staff/dealing/:slug/confirm',
  auth: 'staff',
  permission: 'tables.deal',
  summary:
    'Confirms two equal entries: the result becomes public and the bets are paid. A repeated request changes nothing.',
  params: z.object({ slug }),
  body: z.object({ round: roundNumber, attempt: z.int().check(z.positive()) }),
  reply: ConsoleReply,
  errors: [
    'tables.unknown',
    'tables.not_dealt',
    'tables.no_shift',
    'tables.not_your_shift',
    'tables.entry_round',
    'tables.entry_early',
    'tables.entry_late',
    'tables.entry_attempt',
    'tables.entries_differ',
  ],
});

export const callPitBoss = defineCall({
  method: 'POST',
  path: '/staff/dealing/:slug/call',
  auth: 'staff',
  permission: 'tables.deal',
  summary: 'Calls the pit boss to the table. A repeated request in a round changes nothing.',
  params: z.object({ slug }),
  body: z.object({ round: roundNumber }),
  reply: ConsoleReply,
  errors: [
    'tables.unknown',
    'tables.not_dealt',
    'tables.no_shift',
    'tables.not_your_shift',
    'tables.entry_round',
  ],
});
