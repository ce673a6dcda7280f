import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, page } from './shapes.ts';

export const GameTile = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(['video', 'classic', 'table', 'live']),
  city: z.string(),
  studio: z.string(),
  min_bet: z.int(),
  max_bet: z.int(),
  rtp: z.number(),
  volatility: z.int(),
  multiplier: z.number(),
  features: z.array(z.string()),
  bonus_money: z.boolean(),
  free_play: z.boolean(),
  state: z.enum(['open', 'maintenance']),
});
export type GameTile = z.infer<typeof GameTile>;

const Range = z.optional(z.tuple([z.number(), z.number()]));

/** Payload of specification §7; ranges are `[from, to]`, bets in whole currency units as in specification §9. */
export const GameSearch = z.object({
  game_name: z._default(z.string().check(z.maxLength(80)), ''),
  limit: z._default(z.int().check(z.gte(1), z.lte(64)), 16),
  category_id: z._default(z.array(z.string()), []),
  sub_category_id: z._default(z.array(z.string()), []),
  volatility: Range,
  autospin: z.optional(z.boolean()),
  quickspin: z.optional(z.boolean()),
  min_bet: Range,
  max_bet: Range,
  multiplier: Range,
  bonusBuy: z.optional(z.boolean()),
});

export const searchGames = defineCall({
  method: 'POST',
  path: '/game/get-games',
  auth: 'public',
  summary: 'Games of the casino floor, filtered, 16 a page.',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.positive()), 1) }),
  body: GameSearch,
  reply: page(GameTile),
});

export const gameCategories = defineCall({
  method: 'GET',
  path: '/game-category/all',
  auth: 'public',
  summary: 'Categories with their sub-categories (cities) and game counts.',
  reply: data(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        game_count: z.int(),
        sub_categories: z.array(
          z.object({ id: z.string(), name: z.string(), game_count: z.int() }),
        ),
      }),
    ),
  ),
});
