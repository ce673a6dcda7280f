import { categoryIds } from '@wl/world/casino/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant, page, SignedCents, voiding } from './shapes.ts';
import { Wallet } from './wallet.ts';

/** Proof of a round, available as soon as it is settled (games.md §3). The browser uses it to replay the round. */
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
  /** Server seed, revealed after the seed pair is retired. */
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

export const launchGame = defineCall({
  method: 'GET',
  path: '/play/games/:slug',
  auth: 'public',
  gate: 'launch',
  summary:
    'The data a game needs before its first round: stakes, limits, features, texts and the seed commitment.',
  params: z.object({ slug: z.string() }),
  reply: data(
    z.object({
      slug: z.string(),
      name: z.string(),
      category: z.string(),
      city: z.string(),
      math_version: z.string(),
      stakes: z.array(Cents),
      min_bet_cents: Cents,
      max_bet_cents: Cents,
      features: z.record(z.string(), z.boolean()),
      rtp: z.number(),
      max_multiplier: z.number(),
      state: z.enum(['open', 'maintenance']),
      /** True if staking needs a verified passport and the member has none. */
      needs_passport: z.boolean(),
      min_round_ms: z.int(),
      /** Maximum number of games that can be open at the same time. */
      max_windows: z.int(),
      commitment: z.nullable(
        z.object({
          seed_pair_id: Id,
          server_seed_hash: z.string(),
          next_server_seed_hash: z.string(),
          client_seed: z.string(),
          nonce: z.int(),
          next_round_key_hash: z.string(),
        }),
      ),
    }),
  ),
  errors: ['play.game_unknown', 'play.game_maintenance', 'play.not_free'],
});

/** Summary of a game, for lists and small tiles. */
export const GameBrief = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(categoryIds),
  city: z.string(),
  rtp: z.number(),
  volatility: z.int(),
  multiplier: z.number(),
  state: z.enum(['open', 'maintenance']),
});
export type GameBrief = z.infer<typeof GameBrief>;

export const gameProfile = defineCall({
  method: 'GET',
  path: '/play/games/:slug/profile',
  auth: 'public',
  summary: 'The profile of a game, including a game that a visitor may not play.',
  params: z.object({ slug: z.string().check(z.maxLength(64)) }),
  reply: data(
    z.object({
      ...GameBrief.shape,
      studio: z.string(),
      min_bet_cents: Cents,
      max_bet_cents: Cents,
      /**
       * Half-width of the 95 % confidence interval of a simulated return, in percentage points; null if the return is
       * exact.
       */
      rtp_interval: z.nullable(z.number()),
      /** Hit rate: percentage of rounds that pay anything. */
      hit_percent: z.number(),
      /** Game features (as in `launchGame`), except those forbidden in the caller's jurisdiction. */
      features: z.record(z.string(), z.boolean()),
      free_play: z.boolean(),
      /** True if bonus money may be staked (decisions §6). */
      bonus_money: z.boolean(),
      /**
       * Best win of any member since midnight UTC; null if no payout has exceeded its stake. The value can be a few
       * seconds old.
       */
      biggest_win_today: z.nullable(
        z.object({ payout_cents: Cents, stake_cents: Cents, won_at: Instant }),
      ),
      similar: z.array(GameBrief),
    }),
  ),
  errors: ['play.game_unknown'],
});

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

/** Possible next action in an open round, with the stake that it adds. */
export const RoundChoice = z.object({ action: z.string(), adds_cents: Cents });

/**
 * Round that waits for an action by the member. Its stake is reserved, and the dealt cards or symbols do not change.
 */
export const OpenRound = z.object({
  id: Id,
  game: z.string(),
  math_version: z.string(),
  bet: z.record(z.string(), z.unknown()),
  /** Actions taken so far, in order. */
  actions: z.array(z.string()),
  /** Total stake so far, including raises. */
  stake_cents: Cents,
  events: z.array(z.looseObject({ type: z.string() })),
  choices: z.array(RoundChoice),
  opened_at: Instant,
  /** Time at which the server takes the game's published default action if the member has not decided by then. */
  expires_at: Instant,
});
export type OpenRound = z.infer<typeof OpenRound>;

/** Response to a bet or an action. Exactly one of `open` and `round` is set. */
const SteppedAnswer = data(
  z.object({ open: z.nullable(OpenRound), round: z.nullable(Round), wallet: Wallet }),
);

export const openRound = defineCall({
  method: 'POST',
  path: '/play/open-rounds',
  auth: 'confirmed',
  gate: 'bet',
  summary:
    'Starts a round in which the member makes decisions. `id` is the idempotency key: a repeated request returns the current state of the round.',
  body: z.object({
    id: Id,
    game: z.string().check(z.maxLength(64)),
    bet: z.record(z.string(), z.unknown()),
  }),
  reply: SteppedAnswer,
  errors: [
    'play.game_unknown',
    'play.game_maintenance',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.round_mismatch',
    'play.round_open',
    'play.round_stuck',
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

export const actInRound = defineCall({
  method: 'POST',
  path: '/play/open-rounds/:id/actions',
  auth: 'confirmed',
  summary:
    'Makes one decision. `step` is the number of earlier decisions, so a repeated request changes nothing and two windows cannot both decide.',
  params: z.object({ id: Id }),
  body: z.object({
    step: z.int().check(z.nonnegative(), z.maximum(200)),
    action: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  reply: SteppedAnswer,
  errors: [
    'request.not_found',
    'play.round_stuck',
    'play.action_illegal',
    'play.action_late',
    'play.verification_required',
    'wallet.insufficient_funds',
    'limits.wager_reached',
    'limits.loss_reached',
    'limits.session_time_reached',
    'member.excluded',
  ],
});

export const openRounds = defineCall({
  method: 'GET',
  path: '/play/open-rounds',
  auth: 'member',
  summary: 'The member’s rounds that wait for a decision, whichever device they were started on.',
  query: z.object({ game: z.optional(z.string()) }),
  reply: data(z.array(OpenRound)),
  errors: ['play.round_stuck'],
});

/** Published on `private-member.<id>` as `play.open_round_changed` when another window or device takes an action. */
export const OpenRoundChanged = z.object({ id: Id, game: z.string(), steps: z.int() });

export const playDemo = defineCall({
  method: 'POST',
  path: '/play/demo-rounds',
  auth: 'public',
  gate: 'launch',
  summary: 'Plays one demo round with the same rules and odds; nothing is staked or stored.',
  body: z.object({ game: z.string(), bet: z.record(z.string(), z.unknown()) }),
  reply: data(z.object({ round: Round })),
  errors: [
    'play.game_unknown',
    'play.game_maintenance',
    'play.not_free',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.too_fast',
  ],
  rate: { max: 240, perSeconds: 60 },
});

export const playDemoSteps = defineCall({
  method: 'POST',
  path: '/play/demo-rounds/steps',
  auth: 'public',
  gate: 'launch',
  summary:
    'A demo round in which the player makes decisions: the first call has no `ticket`, each later call sends the one returned before. Nothing is stored.',
  body: z.object({
    game: z.string().check(z.maxLength(64)),
    bet: z.record(z.string(), z.unknown()),
    actions: z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(200)),
    ticket: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: data(
    z.object({
      open: z.nullable(OpenRound),
      round: z.nullable(Round),
      /**
       * Ticket to send with the next action; contains the encrypted seed of the open round. Null if the round has
       * ended.
       */
      ticket: z.nullable(z.string()),
    }),
  ),
  errors: [
    'play.game_unknown',
    'play.game_maintenance',
    'play.not_free',
    'play.stake_off_ladder',
    'play.unknown_bet',
    'play.empty_bet',
    'play.below_minimum',
    'play.above_maximum',
    'play.action_illegal',
    'play.too_fast',
  ],
  rate: { max: 480, perSeconds: 60 },
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

/** Published on `private-member.<id>` as `play.round_settled`, for the member's other windows and devices. */
export const RoundSettled = z.object({ round: RoundLine, wallet: Wallet });
