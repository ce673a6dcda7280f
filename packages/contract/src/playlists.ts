import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { GameBrief } from './play-games.ts';
import { data, Done, Id } from './shapes.ts';

/** Limits from specification §5 and the decisions. The form shows these limits, and the database enforces them. */
export const PLAYLIST_NAME_MIN = 3;
export const PLAYLIST_NAME_MAX = 60;
export const PLAYLISTS_MAX = 50;
export const PLAYLIST_GAMES_MAX = 200;

/** Named list of games. Lists of kind `house` belong to the casino; the client translates their names. */
export const Playlist = z.object({
  id: z.string(),
  kind: z.enum(['member', 'house']),
  name: z.string(),
  /** Author's nickname; null for the casino's lists. */
  by: z.nullable(z.string()),
  own: z.boolean(),
  /** True if other members can read the list through its link. */
  shared: z.boolean(),
  /** Slugs of the list's games in the author's order, excluding games that are switched off. */
  games: z.array(z.string()),
  likes: z.int(),
  liked: z.boolean(),
});
export type Playlist = z.infer<typeof Playlist>;

const ListId = z.object({ id: z.string().check(z.maxLength(64)) });
const changeRate = { max: 120, perSeconds: 60 };

export const allPlaylists = defineCall({
  method: 'GET',
  path: '/playlist/all',
  auth: 'public',
  summary: 'The member’s playlists, newest first, followed by the casino’s featured playlists.',
  reply: data(z.array(Playlist)),
});

export const playlistGames = defineCall({
  method: 'GET',
  path: '/playlists/:id/games',
  auth: 'public',
  summary:
    'The games of an own, shared or featured playlist in order; `meta` is the playlist itself.',
  params: ListId,
  reply: z.object({ data: z.array(GameBrief), meta: Playlist }),
  errors: ['request.not_found'],
});

export const createPlaylist = defineCall({
  method: 'POST',
  path: '/playlists',
  auth: 'member',
  summary:
    'Creates a playlist. `id` is the idempotency key: a repeated request returns the playlist it created.',
  body: z.object({
    id: Id,
    name: z.string().check(z.maxLength(400)),
    games: z._default(
      z.array(z.string().check(z.maxLength(64))).check(z.maxLength(PLAYLIST_GAMES_MAX)),
      [],
    ),
  }),
  reply: data(Playlist),
  errors: ['request.invalid', 'request.not_found', 'play.game_unknown', 'playlists.too_many'],
  rate: changeRate,
});

export const changePlaylist = defineCall({
  method: 'PATCH',
  path: '/playlists/:id',
  auth: 'member',
  summary:
    'Renames an own playlist, or shares it or makes it private. The name of a shared playlist must not contain profanity.',
  params: ListId,
  body: z.object({
    name: z.optional(z.string().check(z.maxLength(400))),
    shared: z.optional(z.boolean()),
  }),
  reply: data(Playlist),
  errors: ['request.invalid', 'request.not_found', 'playlists.name_unfit'],
  rate: changeRate,
});

export const deletePlaylist = defineCall({
  method: 'DELETE',
  path: '/playlists/:id',
  auth: 'member',
  summary: 'Deletes an own playlist. Repeating the request has no effect.',
  params: ListId,
  reply: Done,
  errors: ['request.not_found'],
  rate: changeRate,
});

const GameInList = z.object({
  id: z.string().check(z.maxLength(64)),
  game: z.string().check(z.maxLength(64)),
});

export const addToPlaylist = defineCall({
  method: 'PUT',
  path: '/playlists/:id/games/:game',
  auth: 'member',
  summary:
    'Adds a game to the end of an own playlist. No effect if the playlist already contains it.',
  params: GameInList,
  reply: data(Playlist),
  errors: ['request.not_found', 'play.game_unknown', 'playlists.full'],
  rate: changeRate,
});

export const removeFromPlaylist = defineCall({
  method: 'DELETE',
  path: '/playlists/:id/games/:game',
  auth: 'member',
  summary: 'Removes a game from an own playlist. No effect if the playlist does not contain it.',
  params: GameInList,
  reply: data(Playlist),
  errors: ['request.not_found'],
  rate: changeRate,
});

export const orderPlaylist = defineCall({
  method: 'PUT',
  path: '/playlists/:id/games',
  auth: 'member',
  summary:
    'Sets the order of an own playlist: every game it contains, each once. Other games are refused.',
  params: ListId,
  body: z.object({
    games: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(PLAYLIST_GAMES_MAX)),
  }),
  reply: data(Playlist),
  errors: ['request.not_found', 'playlists.changed'],
  rate: changeRate,
});

export const likePlaylist = defineCall({
  method: 'PUT',
  path: '/playlists/:id/like',
  auth: 'member',
  summary:
    'Likes a playlist that the member can see, or withdraws the like. Each member counts once.',
  params: ListId,
  body: z.object({ liked: z.boolean() }),
  reply: data(Playlist),
  errors: ['request.not_found'],
  rate: changeRate,
});

/** Published on `private-member.<id>` as `playlists.changed`, for the member's other windows. */
export const PlaylistsChanged = z.object({ id: z.string() });
