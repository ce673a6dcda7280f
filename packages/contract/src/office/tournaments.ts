import { languages } from '@wl/world/languages';
import { scorings } from '@wl/world/tournaments/tournament';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, Coins, data, Id, Instant, page } from '../shapes.ts';
import { Leader, PrizeBand, Tournament } from '../tournaments.ts';

/** Parts of a tournament draft that can be invalid. */
const tournamentProblems = [
  /** The times are invalid: the end must be after the start, in the future, and at most 7 days after the start. */
  'times',
  'city',
  /** The list of games is empty, contains a game twice, or contains a game that is not a slot in the catalogue. */
  'games',
  /**
   * One of the slots does not offer the stake, or the stake is so high that a bonus buy at a lower stake could cost the
   * same amount. The bonus buy would then count as a round at the tournament's stake.
   */
  'stake',
  /** The prize bands do not start at rank 1, have gaps between them, or pay a lower rank more than a higher rank. */
  'prizes',
] as const;
export type TournamentProblem = (typeof tournamentProblems)[number];

/** A tournament's figures: the number of entries by form of payment, and the Coins collected and paid out. */
const Figures = z.object({
  free: z.int(),
  with_coins: z.int(),
  with_ticket: z.int(),
  /** Coins paid in entry fees, excluding refunds. */
  coins_taken: Coins,
  /** Coins paid out in prizes so far. */
  coins_paid: Coins,
});

export const OfficeTournament = z.object({
  id: Id,
  /** Id of the predefined series that the tournament belongs to; null if a clerk created the tournament. */
  series: z.nullable(z.string()),
  name: Tournament.shape.name,
  state: Tournament.shape.state,
  starts_at: Instant,
  ends_at: Instant,
  server_now: Instant,
  scoring: z.enum(scorings),
  stake: Cents,
  max_rounds: z.int(),
  games: z.array(z.string()),
  city: z.string(),
  entry_coins: Coins,
  max_entrants: z.nullable(z.int()),
  entrants: z.int(),
  prizes: z.array(PrizeBand),
  prize_coins: Coins,
  /** Version for optimistic locking. Every change increments it, and clients send it with the next change. */
  version: z.int(),
  cancel_reason: z.nullable(z.string()),
  figures: Figures,
});
export type OfficeTournament = z.infer<typeof OfficeTournament>;

const PageNumber = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  1,
);
const params = z.object({ id: Id });

export const officeTournaments = defineCall({
  method: 'GET',
  path: '/staff/tournaments',
  auth: 'staff',
  permission: 'tournaments.view',
  summary:
    'Tournaments: running (earliest end first), upcoming (earliest start first), or finished and cancelled (newest first), 20 per page.',
  query: z.object({
    which: z._default(z.enum(['running', 'upcoming', 'over']), 'running'),
    page: PageNumber,
  }),
  reply: page(OfficeTournament),
});

export const officeTournament = defineCall({
  method: 'GET',
  path: '/staff/tournaments/:id',
  auth: 'staff',
  permission: 'tournaments.view',
  summary: 'One tournament with its figures.',
  params,
  reply: data(OfficeTournament),
  errors: ['request.not_found'],
});

export const officeLeaderboard = defineCall({
  method: 'GET',
  path: '/staff/tournaments/:id/leaderboard',
  auth: 'staff',
  permission: 'tournaments.view',
  summary: 'The leaderboard as members see it, best first, 20 per page.',
  params,
  query: z.object({ page: PageNumber }),
  reply: page(Leader),
  errors: ['request.not_found'],
});

export const tournamentGames = defineCall({
  method: 'GET',
  path: '/staff/tournament-games',
  auth: 'staff',
  permission: 'tournaments.view',
  summary: 'Slots that a tournament can include, with the stakes it can have.',
  reply: data(
    z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        category: z.string(),
        stakes: z.array(Cents),
      }),
    ),
  ),
});

const Name = z.string().check(z.trim(), z.minLength(3), z.maxLength(60));
/** Tournament name by language. The English name is required and is also used for languages without a name. */
const Names = z.object({
  en: Name,
  es: z.optional(Name),
  fr: z.optional(Name),
  pt: z.optional(Name),
  tr: z.optional(Name),
});

/** All fields of a tournament that a clerk can set. */
export const TournamentDraft = z.object({
  name: Names,
  city: z.string().check(z.maxLength(40)),
  scoring: z.enum(scorings),
  stake: Cents.check(z.minimum(1), z.maximum(100_000)),
  max_rounds: z.int().check(z.minimum(1), z.maximum(1000)),
  games: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(30)),
  entry_coins: Coins.check(z.maximum(100_000)),
  max_entrants: z.nullable(z.int().check(z.minimum(2), z.maximum(100_000))),
  prizes: z
    .array(
      z.object({
        from: z.int().check(z.minimum(1), z.maximum(1000)),
        to: z.int().check(z.minimum(1), z.maximum(1000)),
        coins: Coins.check(z.minimum(1), z.maximum(100_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  starts_at: Instant,
  ends_at: Instant,
});
export type TournamentDraft = z.infer<typeof TournamentDraft>;

/** Preview of a draft, with its problems and expected cost. */
export const TournamentPreview = z.object({
  /** Name in every supported language. */
  name: z.record(z.enum(languages), z.string()),
  problems: z.array(z.enum(tournamentProblems)),
  /** Sum of all prizes, in Coins. */
  prize_coins: Coins,
  /**
   * Expected number of entrants: the average of the latest tournaments with the same entry price; null if there were
   * none.
   */
  expected_entrants: z.nullable(z.int()),
  /**
   * Coins expected to be paid as prizes, and Coins expected from entry prices. If `expected_entrants` is null, the
   * estimate assumes that all prizes are paid and that no entrant pays.
   */
  expected_prize_coins: Coins,
  expected_entry_coins: Coins,
  /**
   * Cost to the operator: expected prizes minus expected entry Coins, at 4 cents per Coin (decisions §6). Negative if
   * the operator makes a profit.
   */
  expected_cost_cents: z.int(),
});
export type TournamentPreview = z.infer<typeof TournamentPreview>;

export const previewTournament = defineCall({
  method: 'POST',
  path: '/staff/tournament-previews',
  auth: 'staff',
  permission: 'tournaments.view',
  summary:
    'A preview of a draft: how it would look, what it would cost, and what is invalid. Nothing is stored.',
  body: TournamentDraft,
  reply: data(TournamentPreview),
});

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const makeTournament = defineCall({
  method: 'POST',
  path: '/staff/tournaments',
  auth: 'staff',
  permission: 'tournaments.edit',
  summary:
    'Publishes a single tournament. `key` is the idempotency key and becomes the tournament’s id.',
  body: z.object({ ...TournamentDraft.shape, key: Id }),
  reply: data(OfficeTournament),
  errors: ['tournaments.impossible', 'wallet.key_reused'],
});

export const changeTournament = defineCall({
  method: 'PUT',
  path: '/staff/tournaments/:id',
  auth: 'staff',
  permission: 'tournaments.edit',
  summary:
    'Changes a tournament before it starts; the start of a tournament in a series is fixed. After the first entry, only the name and the number of places may change, and prizes may only rise.',
  params,
  body: z.object({ ...TournamentDraft.shape, version: z.int(), reason }),
  reply: data(OfficeTournament),
  errors: [
    'request.not_found',
    'tournaments.changed',
    'tournaments.started',
    'tournaments.terms_fixed',
    'tournaments.start_fixed',
    'tournaments.impossible',
  ],
});

export const cancelTournament = defineCall({
  method: 'POST',
  path: '/staff/tournaments/:id/cancel',
  auth: 'staff',
  permission: 'tournaments.edit',
  summary:
    'Cancels a tournament before its end. Every entry is refunded once, in Coins or as a ticket.',
  params,
  body: z.object({ reason }),
  reply: data(OfficeTournament),
  errors: ['request.not_found', 'tournaments.ended'],
});
