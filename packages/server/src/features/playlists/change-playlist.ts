import type { Playlist } from '@wl/contract/playlists';
import { casinoPlaylist } from '@wl/world/casino/playlists';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { isProfane } from '../members/index.ts';
import { changing, checkedName } from './create-playlist.ts';
import { isMemberList, isVisible, readPlaylist } from './read-playlists.ts';
import {
  appendGames,
  deleteGame,
  deleteLike,
  deleteList,
  gamesOf,
  lockList,
  saveLike,
  saveOrder,
  type StoredPlaylist,
  updateList,
} from './repository.ts';
import { orderAll } from './rules.ts';

interface Whose {
  memberId: string;
  id: string;
}

/**
 * Renames a list, shares it or makes it private. When a list is shared, or a shared list is renamed, its name must
 * satisfy the nickname rule (decision 0024). A private list can have any name.
 * @throws DomainError request.not_found (no such list) · request.invalid (name) · playlists.name_unfit (the name may
 *   not be shown to others)
 */
export function changePlaylist(
  deps: Deps,
  whose: Whose,
  request: { name?: string | undefined; shared?: boolean | undefined },
): Promise<Playlist> {
  const named = request.name === undefined ? undefined : checkedName(request.name);
  return changeOwn(deps, whose, async (tx, list) => {
    const opens = request.shared === true && !list.shared;
    const isRead = request.shared ?? list.shared;
    if (isRead && (named || opens) && isProfane(named?.name ?? list.name))
      throw new DomainError('playlists.name_unfit');
    const change = {
      ...(named && { name: named.name, name_key: named.key }),
      ...(request.shared !== undefined && { shared: request.shared }),
    };
    if (Object.keys(change).length > 0) await updateList(tx, whose.id, change);
  });
}

/**
 * Deletes a member's own list. If the list does not exist or belongs to another member, the call succeeds without
 * changing anything, so that the response does not reveal whether a list exists.
 * @throws DomainError request.not_found if the id does not have the format of a member's list id
 */
export async function deletePlaylist(deps: Deps, { memberId, id }: Whose): Promise<void> {
  if (!isMemberList(id)) throw new DomainError('request.not_found');
  await changing(deps, memberId, id, async (tx) => {
    const list = await lockList(tx, id);
    if (list?.member_id === memberId) await deleteList(tx, id);
  });
}

/**
 * Adds a game to a list.
 * @throws DomainError request.not_found (no such list) · play.game_unknown · playlists.full
 */
export function addGame(deps: Deps, whose: Whose, game: string): Promise<Playlist> {
  if (!isVisible(deps, game)) throw new DomainError('play.game_unknown');
  return changeOwn(deps, whose, (tx) => appendGames(tx, whose.id, [game], deps.clock.now()));
}

/** @throws DomainError request.not_found */
export function removeGame(deps: Deps, whose: Whose, game: string): Promise<Playlist> {
  return changeOwn(deps, whose, (tx) => deleteGame(tx, whose.id, game));
}

/**
 * Changes the order of a list's games. `games` must contain exactly the list's visible games.
 * @throws DomainError request.not_found (no such list) · playlists.changed (`games` does not match)
 */
export function orderGames(deps: Deps, whose: Whose, games: readonly string[]): Promise<Playlist> {
  return changeOwn(deps, whose, async (tx) => {
    const stored = (await gamesOf(tx, [whose.id])).get(whose.id) ?? [];
    const order = orderAll(stored, games, (game) => isVisible(deps, game));
    if (!order) throw new DomainError('playlists.changed');
    await saveOrder(tx, whose.id, order);
  });
}

/**
 * Likes a list that the member can read, or removes the like. A repeated like counts only once.
 * @throws DomainError request.not_found if there is no such list or the member cannot read it
 */
export async function likePlaylist(
  deps: Deps,
  { memberId, id }: Whose,
  liked: boolean,
): Promise<Playlist> {
  await deps.transaction(async (tx) => {
    if (!casinoPlaylist(id)) {
      // Lock the list, so that a concurrent deletion cannot leave behind a like without a list.
      const list = isMemberList(id) ? await lockList(tx, id) : undefined;
      const isReadable = list && (list.shared || list.member_id === memberId);
      if (!isReadable) throw new DomainError('request.not_found');
    }
    if (liked) await saveLike(tx, id, memberId, deps.clock.now());
    else await deleteLike(tx, id, memberId);
  });
  return readPlaylist(deps, deps.db, id, memberId);
}

/** Locks a playlist, checks that the member owns it, changes it and returns its new state. */
async function changeOwn(
  deps: Deps,
  { memberId, id }: Whose,
  change: (tx: Transaction, list: StoredPlaylist) => Promise<void>,
): Promise<Playlist> {
  if (!isMemberList(id)) throw new DomainError('request.not_found');
  return changing(deps, memberId, id, async (tx) => {
    const list = await lockList(tx, id);
    if (list?.member_id !== memberId) throw new DomainError('request.not_found');
    await change(tx, list);
    return readPlaylist(deps, tx, id, memberId);
  });
}
