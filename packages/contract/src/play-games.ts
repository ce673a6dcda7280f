import { categoryIds } from '@wl/world/casino/categories';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Id, Instant } from './shapes.ts';

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
      /** True if placing stakes requires a verified passport and the member has none. */
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
       * Half-width of the 95% confidence interval of a simulated return, in percentage points; null if the return is
       * exact.
       */
      rtp_interval: z.nullable(z.number()),
      /** Hit rate: percentage of rounds that pay anything. */
      hit_percent: z.number(),
      /** Game features (as in `launchGame`) that the caller's jurisdiction allows. */
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
