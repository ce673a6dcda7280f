import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant, page, SignedCents, voiding } from './shapes.ts';
import { Wallet } from './wallet.ts';

/** Proof with which the browser recomputes a round (games.md §3). Available as soon as the round is settled. */
export const Proof = z.object({
  game: z.string(),
  math_version: z.string(),
  seed_pair_id: Id,
  server_seed_hash: z.string(),
  client_seed: z.string(),
  nonce: z.int(),
  /** Round key, revealed at settlement: HMAC-SHA256(serverSeed, `clientSeed:nonce`) in hexadecimal. */
  round_key: z.string(),
  /** SHA-256 of the next round's key: the server's commitment to that round. */
  next_round_key_hash: z.string(),
  /** Server seed; absent until the seed pair is retired. */
  server_seed: z.optional(z.string()),
});
export type Proof = z.infer<typeof Proof>;

/** One settled round. `events` are the `RoundEvent`s of `@wl/games/round`, in order. */
export const Round = z.object({
  id: Id,
  game: z.string(),
  bet: z.record(z.string(), z.unknown()),
  stake_cents: Cents,
  payout_cents: Cents,
  cash_after_cents: Cents,
  events: z.array(z.looseObject({ type: z.string() })),
  proof: Proof,
  created_at: Instant,
  /** True if the round was played as a demo, so nothing was staked. */
  demo: z.boolean(),
  /** Id of the bag item whose free spin or spin credit covered the stake; absent otherwise. */
  item: z.optional(Id),
  ...voiding,
});
export type Round = z.infer<typeof Round>;

export const placeBet = defineCall({
  method: 'POST',
  path: '/play/rounds',
  auth: 'confirmed',
  gate: 'bet',
  summary:
    'Plays one round. `id` is the idempotency key: a repeated request returns the stored round.',
  body: z.object({
    id: Id,
    game: z.string().check(z.maxLength(64)),
    bet: z.record(z.string(), z.unknown()),
    /** Bag item whose free spin or spin credit covers the stake. */
    item: z.optional(Id),
  }),
  reply: data(z.object({ round: Round, wallet: Wallet })),
  errors: [
    'bag.no_spins_left',
    'play.bonus_refused',
    'play.game_unknown',
    'play.game_maintenance',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.round_mismatch',
    'play.too_many_open',
    'play.too_fast',
    'play.verification_required',
    'wallet.insufficient_funds',
    'limits.wager_reached',
    'limits.loss_reached',
    'limits.session_time_reached',
    'limits.reality_check_due',
    'member.excluded',
    'request.overloaded',
  ],
});

export const RoundLine = z.object({
  id: Id,
  game: z.string(),
  stake_cents: Cents,
  payout_cents: Cents,
  created_at: Instant,
  ...voiding,
});
export type RoundLine = z.infer<typeof RoundLine>;

/** Payload of `play.round_settled`, published on `private-member.<id>` for the member's other windows and devices. */
export const RoundSettled = z.object({ round: RoundLine, wallet: Wallet });

export const roundHistory = defineCall({
  method: 'GET',
  path: '/play/rounds',
  auth: 'member',
  summary: 'The member’s rounds, newest first.',
  query: z.object({
    game: z.optional(z.string()),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: page(RoundLine),
});

export const getRound = defineCall({
  method: 'GET',
  path: '/play/rounds/:id',
  auth: 'member',
  summary: 'One of the member’s rounds with its data and its proof.',
  params: z.object({ id: Id }),
  reply: data(Round),
});

export const playSession = defineCall({
  method: 'GET',
  path: '/play/session',
  auth: 'member',
  summary: 'Net position and time of this signed-in session, for the HUD.',
  reply: data(
    z.object({
      started_at: Instant,
      server_now: Instant,
      staked_cents: Cents,
      paid_cents: Cents,
      net_cents: SignedCents,
      rounds: z.int(),
    }),
  ),
});
