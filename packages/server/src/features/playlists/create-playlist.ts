import { playlistsEvents } from '@wl/contract/events/playlists';
import { fieldTexts } from '@wl/contract/field-texts';
import { playlistsNews } from '@wl/contract/news/playlists';
import type { Playlist } from '@wl/contract/playlists';
import { PLAYLIST_GAMES_MAX, PLAYLISTS_MAX } from '@wl/contract/playlists';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { recordEvent } from '../ledger/index.ts';
import { isVisible, readPlaylist } from './read-playlists.ts';
import { appendGames, findList, insertList } from './repository.ts';
import { judgeName } from './rules.ts';

export interface NewPlaylist {
  id: string;
  name: string;
  games: readonly string[];
}

/**
 * Creates a playlist with its first games. A duplicate request with the same id returns the stored playlist.
 * @throws DomainError request.invalid (name) · playlists.too_many · play.game_unknown · request.not_found if another
 *   member has a playlist with this id
 */
export async function createPlaylist(
  deps: Deps,
  memberId: string,
  request: NewPlaylist,
): Promise<Playlist> {
  if (!(await isMade(deps, memberId, request.id))) {
    const { name, key } = checkedName(request.name);
    for (const game of request.games)
      if (!isVisible(deps, game)) throw new DomainError('play.game_unknown');
    try {
      await changing(deps, memberId, request.id, async (tx) => {
        const now = deps.clock.now();
        await recordEvent(tx, playlistsEvents.created, {
          memberId,
          data: { playlist_id: request.id, at: now.toISOString() },
        });
        const row = { id: request.id, member_id: memberId, name, name_key: key, shared: false };
        await insertList(tx, { ...row, created_at: now });
        await appendGames(tx, request.id, request.games, now);
        tx.afterCommit(() => {
          deps.events.wake(playlistsEvents.created);
        });
      });
    } catch (error) {
      // If two identical requests run concurrently, the slower one fails because the list's name is taken. If the list
      // with this id exists, the other request has created it, so ignore the error.
      const isSameName = error instanceof DomainError && (await isMade(deps, memberId, request.id));
      if (!isSameName) throw error;
    }
  }
  return readPlaylist(deps, deps.db, request.id, memberId);
}

/**
 * Returns true if the member has already created a playlist with this id.
 * @throws DomainError request.not_found if another member owns it
 */
async function isMade(deps: Deps, memberId: string, id: string): Promise<boolean> {
  const list = await findList(deps.db, id);
  if (list && list.member_id !== memberId) throw new DomainError('request.not_found');
  return list !== undefined;
}

/**
 * Returns the normalised name and its uniqueness key.
 * @throws DomainError request.invalid with the message from specification §5
 */
export function checkedName(text: string): { name: string; key: string } {
  const verdict = judgeName(text);
  if (verdict.ok) return verdict;
  const [words] = fieldTexts[`field.${verdict.reason}`];
  throw new DomainError('request.invalid', { fields: { name: [words] } });
}

/**
 * Domain errors by database constraint. The constraints also catch concurrent requests that are each valid but together
 * break a rule.
 */
const refusals: Readonly<Record<string, () => DomainError>> = {
  playlists_name_once: () =>
    new DomainError('request.invalid', {
      fields: { name: [fieldTexts['field.playlist_name_taken'][0]] },
    }),
  playlists_at_most_50: () =>
    new DomainError('playlists.too_many', { params: { most: PLAYLISTS_MAX } }),
  playlists_at_most_200_games: () =>
    new DomainError('playlists.full', { params: { most: PLAYLIST_GAMES_MAX } }),
  playlists_pkey: () => new DomainError('request.not_found'),
};

/** Changes a playlist in a transaction and, after the commit, publishes the change to the member's windows. */
export async function changing<T>(
  deps: Deps,
  memberId: string,
  id: string,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await deps.transaction((tx) => {
      tx.afterCommit(() => {
        deps.realtime.publish(`private-member.${memberId}`, playlistsNews.changed, { id });
      });
      return change(tx);
    });
  } catch (error) {
    const refuse = refusals[(error as { constraint?: string }).constraint ?? ''];
    throw refuse ? refuse() : error;
  }
}
