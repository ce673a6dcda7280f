import { FAVOURITE_NAME_MAX, MAX_FAVOURITE_BETS } from '@wl/world/tables/favourite-bets';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Cents, data, Done, Id, Instant } from './shapes.ts';

const Game = z.string().check(z.maxLength(64));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(FAVOURITE_NAME_MAX));
/** Stakes in cents by spot. */
const Spots = z.record(z.string().check(z.maxLength(64)), Cents);

/** Stakes that a member has saved under a name. They can be placed at every table of the game. */
export const FavouriteBet = z.object({
  id: Id,
  game: z.string(),
  name: z.string(),
  spots: Spots,
  created_at: Instant,
});
export type FavouriteBet = z.infer<typeof FavouriteBet>;

export const readFavouriteBets = defineCall({
  method: 'GET',
  path: '/favourite-bets',
  auth: 'member',
  summary: 'The member’s favourite bets in a table game, oldest first.',
  query: z.object({ game: Game }),
  reply: data(z.object({ favourites: z.array(FavouriteBet) })),
});

export const saveFavouriteBet = defineCall({
  method: 'POST',
  path: '/favourite-bets',
  auth: 'member',
  summary: `Saves stakes as a favourite bet, at most ${MAX_FAVOURITE_BETS} for each game. The client generates the id. Repeating the call with the same id saves nothing again and returns the stored favourite.`,
  body: z.object({ id: Id, game: Game, name: Name, spots: Spots }),
  reply: data(z.object({ favourite: FavouriteBet })),
  errors: [
    'play.game_unknown',
    'play.unknown_bet',
    'play.empty_bet',
    'play.stake_off_ladder',
    'play.below_minimum',
    'play.above_maximum',
    'tables.favourites_full',
    'tables.favourite_id_reused',
  ],
});

export const renameFavouriteBet = defineCall({
  method: 'PATCH',
  path: '/favourite-bets/:id',
  auth: 'member',
  summary: 'Changes the name of a favourite bet.',
  params: z.object({ id: Id }),
  body: z.object({ name: Name }),
  reply: data(z.object({ favourite: FavouriteBet })),
  errors: ['tables.favourite_unknown'],
});

export const deleteFavouriteBet = defineCall({
  method: 'DELETE',
  path: '/favourite-bets/:id',
  auth: 'member',
  summary: 'Deletes a favourite bet. Succeeds if it is already deleted.',
  params: z.object({ id: Id }),
  reply: Done,
});
