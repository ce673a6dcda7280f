import { entryWays, scorings, tournamentStates } from '@wl/world/tournaments/tournament';
import { languages } from '@wl/world/languages';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, Coins, data, Id, Instant, page } from './shapes.ts';
import { Wallet } from './wallet.ts';

/** Prize in Coins for each rank from `from` to `to`, inclusive. */
export const PrizeBand = z.object({ from: z.int(), to: z.int(), coins: Coins });
export type PrizeBand = z.infer<typeof PrizeBand>;

export const TournamentNames = z.record(z.enum(languages), z.string());

/** The member's score and rank in a tournament that the member has entered. */
export const OwnRank = z.object({
  entry_id: Id,
  /**
   * Number of the member's entry in this tournament, starting at 1. It identifies the member's row on the published
   * leaderboard.
   */
  entry_no: z.int(),
  how: z.enum(entryWays),
  entered_at: Instant,
  /**
   * Score, in the unit of the tournament's scoring: hundredths of a multiplier (rounded down), cents of turnover, or
   * number of wins. 0 if no round has counted.
   */
  score: z.int(),
  /**
   * Time when the score was reached; null if there is no score yet. If two scores are equal, the entry that reached its
   * score earlier ranks higher.
   */
  reached_at: z.nullable(Instant),
  /** Number of rounds counted so far, and number of rounds that can still be counted (`rounds_left`). */
  rounds: z.int(),
  rounds_left: z.int(),
  /** Rank of the entry; null if it has no score yet. */
  rank: z.nullable(z.int()),
  /** Prize for the current rank or, after the end of the tournament, the prize that was paid. */
  coins: Coins,
});
export type OwnRank = z.infer<typeof OwnRank>;

export const Tournament = z.object({
  id: Id,
  /** Name by language. A name that a clerk wrote only in English is used for all languages. */
  name: TournamentNames,
  /**
   * Members can enter tournaments that are `upcoming` or `running`. A tournament is `settling` from its end until the
   * prizes are paid. `over` and `cancelled` are final.
   */
  state: z.enum(tournamentStates),
  starts_at: Instant,
  ends_at: Instant,
  /** Server time of this response. Countdowns use it instead of the device's clock. */
  server_now: Instant,
  scoring: z.enum(scorings),
  /** Required stake of each round. Rounds with any other stake do not count. */
  stake: Cents,
  /** Maximum number of rounds that count per member. Later rounds are ignored, so playing longer gives no advantage. */
  max_rounds: z.int(),
  /** Slugs of the slots whose rounds count towards the tournament. */
  games: z.array(z.string()),
  /** Slug of the tournament's city, whose postcard is shown on the ticket. */
  city: z.string(),
  /** Entry price in Coins; 0 if entry is free. A priced entry can also be paid with a tournament ticket. */
  entry_coins: Coins,
  max_entrants: z.nullable(z.int()),
  entrants: z.int(),
  prizes: z.array(PrizeBand),
  /** Sum of all prizes. */
  prize_coins: Coins,
  /** The member's score and rank; null if the member has not entered. */
  mine: z.nullable(OwnRank),
  /**
   * Version of the tournament, incremented whenever its terms or state change. The client sends this version with an
   * entry request, so that the server can reject an entry under outdated terms.
   */
  version: z.int(),
});
export type Tournament = z.infer<typeof Tournament>;

/** One row of the leaderboard. */
export const Leader = z.object({
  rank: z.int(),
  /** Nickname; null if the member has none. The page then shows a generic name. */
  name: z.nullable(z.string()),
  /** Number of the entry, starting at 1. It distinguishes the entries of members without a nickname. */
  entry_no: z.int(),
  score: z.int(),
  reached_at: Instant,
  coins: Coins,
  is_me: z.boolean(),
});
export type Leader = z.infer<typeof Leader>;

const PageNumber = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  1,
);
const ById = z.object({ id: Id });

export const tournaments = defineCall({
  method: 'GET',
  path: '/tournaments',
  auth: 'public',
  summary:
    'Tournaments: running (earliest end first), starting within 14 days (earliest start first), or finished (newest first), 20 per page. Visitors see them without `mine`.',
  query: z.object({
    which: z._default(z.enum(['running', 'upcoming', 'over']), 'running'),
    page: PageNumber,
  }),
  reply: page(Tournament),
});

export const tournament = defineCall({
  method: 'GET',
  path: '/tournaments/:id',
  auth: 'public',
  summary: 'One tournament with its rules, its prizes and the member’s rank.',
  params: ById,
  reply: data(Tournament),
  errors: ['request.not_found'],
});

/** Number of leaderboard rows that are published live. Clients load the other rows page by page. */
export const LEADERS = 20;

export const leaderboard = defineCall({
  method: 'GET',
  path: '/tournaments/:id/leaderboard',
  auth: 'public',
  summary: 'The leaderboard, best first, 20 per page; entries without a score are not listed.',
  params: ById,
  query: z.object({ page: PageNumber }),
  reply: page(Leader),
  errors: ['request.not_found'],
});

export const myTournaments = defineCall({
  method: 'GET',
  path: '/tournaments/mine',
  auth: 'member',
  summary:
    'Tournaments the member has entered, newest first, 20 per page; with `open`, only unfinished ones, earliest end first.',
  query: z.object({ which: z._default(z.enum(['all', 'open']), 'all'), page: PageNumber }),
  reply: page(Tournament),
});

export const enterTournament = defineCall({
  method: 'POST',
  path: '/tournaments/:id/entries',
  auth: 'confirmed',
  gate: 'bet',
  summary:
    'Enters a tournament, in one transaction; once per member. `key` is the idempotency key; `version` and `coins` are the terms and the price that were shown.',
  params: ById,
  body: z.object({
    key: Id,
    how: z.enum(entryWays),
    /** Version of the tournament that the member saw. */
    version: z.int(),
    /** Entry price in Coins that the member saw; 0 unless the entry is paid with Coins. */
    coins: Coins,
    /** Id of a ticket in the member's bag, activated or not. Required if the entry is paid with a ticket. */
    ticket_id: z.optional(Id),
  }),
  reply: data(z.object({ tournament: Tournament, wallet: Wallet })),
  errors: [
    'request.not_found',
    'tournaments.not_open',
    'tournaments.entered_already',
    'tournaments.full',
    'tournaments.price_changed',
    'tournaments.terms_changed',
    'tournaments.not_enough_coins',
    'tournaments.ticket_unusable',
    'wallet.key_reused',
  ],
});

export const tournamentTickets = defineCall({
  method: 'GET',
  path: '/tournaments/tickets',
  auth: 'member',
  summary: 'Tournament tickets in the member’s bag, earliest expiry first.',
  reply: data(z.array(z.object({ id: Id, expires_at: Instant, is_active: z.boolean() }))),
});

/**
 * Published on the public channel `tournament.<id>` as `tournaments.leaderboard`, at most once a second. All clients
 * receive the same message, so `is_me` is always false.
 */
export const LeaderboardUpdate = z.object({
  tournament: Id,
  state: z.enum(tournamentStates),
  entrants: z.int(),
  /**
   * Version of the leaderboard, which increases with every publication. Clients ignore messages with an older version.
   */
  version: z.int(),
  /** The tournament's `version`. Clients that show a lower version must reload the terms. */
  terms_version: z.int(),
  leaders: z.array(Leader),
  /** Number of rows in the whole leaderboard. */
  total: z.int(),
});
export type LeaderboardUpdate = z.infer<typeof LeaderboardUpdate>;

/**
 * Published on `private-member.<id>` as `tournaments.scored` after a round counts towards the member's score, and as
 * `tournaments.finished` when prizes are paid.
 */
export const Scored = z.object({ tournament: Id, mine: OwnRank });
export type Scored = z.infer<typeof Scored>;
