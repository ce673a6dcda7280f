import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data } from './shapes.ts';

export const MAX_STARS = 5;
const Stars = z.int().check(z.gte(1), z.lte(MAX_STARS));

/** A game's ratings: the mean (1 to 5), the number of ratings, and the member's own rating. */
export const GameRating = z.object({
  game: z.string(),
  /** Null if unrated. */
  average: z.nullable(z.number()),
  count: z.int(),
  mine: z.nullable(Stars),
});
export type GameRating = z.infer<typeof GameRating>;

export const getRating = defineCall({
  method: 'GET',
  path: '/ratings/:game',
  auth: 'public',
  summary: 'The mean rating of a game, and the member’s own rating.',
  params: z.object({ game: z.string().check(z.maxLength(64)) }),
  reply: data(GameRating),
  errors: ['play.game_unknown'],
});

export const rateGame = defineCall({
  method: 'PUT',
  path: '/ratings/:game',
  auth: 'member',
  summary: 'Rates a game with 1 to 5 stars; null removes the rating. Each member counts once.',
  params: z.object({ game: z.string().check(z.maxLength(64)) }),
  body: z.object({ stars: z.nullable(Stars) }),
  reply: data(GameRating),
  errors: ['play.game_unknown'],
  rate: { max: 60, perSeconds: 60 },
});
