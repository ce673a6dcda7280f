import type { Playlist } from '@wl/contract/playlists';
import type { GameBrief } from '@wl/contract/play-games';
import { casinoPlaylist, casinoPlaylists, type CasinoPlaylist } from '@wl/world/casino/playlists';
import type { Db } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById } from '../members/index.ts';
import { briefOf } from '../play/index.ts';
import {
  findList,
  gamesOf,
  likesOf,
  listsOf,
  type Likes,
  type StoredPlaylist,
} from './repository.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns true if an id belongs to a member's list. These ids are UUIDs, unlike the ids of featured lists. */
export const isMemberList = (id: string): boolean => UUID.test(id);

/** Returns the member's own lists, newest first, then the featured lists. */
export async function readPlaylists(deps: Deps, memberId: string | undefined): Promise<Playlist[]> {
  const own = memberId === undefined ? [] : await listsOf(deps.db, memberId);
  const ids = own.map(({ id }) => id);
  const [games, likes, nickname] = await Promise.all([
    gamesOf(deps.db, ids),
    likesOf(deps.db, [...ids, ...casinoPlaylists.map(({ id }) => id)], memberId),
    nicknameOf(deps.db, own[0]?.member_id),
  ]);
  return [
    ...own.map((list) =>
      present(deps, list, {
        games: games.get(list.id) ?? [],
        likes: likes.get(list.id),
        by: nickname,
        own: true,
      }),
    ),
    ...casinoPlaylists.map((list) => presentCasinoPlaylist(deps, list, likes.get(list.id))),
  ];
}

/**
 * Returns one list that this member (or visitor) is allowed to read: their own list, a shared list or a featured list.
 * @throws DomainError request.not_found, both for another member's private list and for a list that does not exist
 */
export async function readPlaylist(
  deps: Deps,
  db: Db,
  id: string,
  memberId: string | undefined,
): Promise<Playlist> {
  const casino = casinoPlaylist(id);
  if (casino)
    return presentCasinoPlaylist(deps, casino, (await likesOf(db, [id], memberId)).get(id));
  const list = isMemberList(id) ? await findList(db, id) : undefined;
  const own = list !== undefined && list.member_id === memberId;
  if (!list || !(own || list.shared)) throw new DomainError('request.not_found');
  const games = await gamesOf(db, [id]);
  const likes = await likesOf(db, [id], memberId);
  const by = await nicknameOf(db, list.member_id);
  return present(deps, list, { games: games.get(id) ?? [], likes: likes.get(id), by, own });
}

/** Returns a `GameBrief` for each game of a playlist, except for games that are switched off. */
export function briefsOf(deps: Deps, { games }: Playlist): GameBrief[] {
  return games.flatMap((game) => briefOf(deps, game) ?? []);
}

/** Returns true if this game is shown to members: it exists and is not switched off. */
export const isVisible = (deps: Deps, game: string): boolean => briefOf(deps, game) !== undefined;

async function nicknameOf(db: Db, memberId: string | undefined): Promise<string | null> {
  return memberId === undefined ? null : ((await memberById(db, memberId))?.nickname ?? null);
}

const NO_LIKES: Likes = { likes: 0, liked: false };

function present(
  deps: Deps,
  { id, name, shared }: StoredPlaylist,
  of: { games: string[]; likes: Likes | undefined; by: string | null; own: boolean },
): Playlist {
  return {
    id,
    kind: 'member',
    name,
    by: of.by,
    own: of.own,
    shared,
    games: of.games.filter((game) => isVisible(deps, game)),
    ...(of.likes ?? NO_LIKES),
  };
}

const presentCasinoPlaylist = (
  deps: Deps,
  list: CasinoPlaylist,
  likes: Likes | undefined,
): Playlist => ({
  id: list.id,
  kind: 'house',
  name: list.name.en,
  by: null,
  own: false,
  shared: true,
  games: list.games.filter((game) => isVisible(deps, game)),
  ...(likes ?? NO_LIKES),
});
