/** Stored data of the casino floor, and the clear action that deletes all lobby data (specification §4). */
import { gameCategories, lobbyBanners, searchGames } from '@wl/contract/lobby';
import { queryClient } from '../../app/api.ts';
import { useSession } from '../../app/session/session.ts';
import { removeSession, writeSession } from '../../app/session/storage.ts';

/**
 * Deletes all lobby data: the cached responses to the lobby's calls, and the data stored from these responses. Resets
 * the footer data to −1 (specification §4).
 */
export function clearLobby(): void {
  for (const { path } of [searchGames, gameCategories, lobbyBanners])
    queryClient.removeQueries({ queryKey: [path] });
  removeSession('advancedFilter');
  writeSession('footer', { receiveOfferStatus: -1, factor: -1 });
}

// The lobby of one member must not be shown to the next one.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) clearLobby();
});
