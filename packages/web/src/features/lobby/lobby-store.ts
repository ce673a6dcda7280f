/** Deletes the lobby's data from the browser whenever the signed-in member changes (specification §4). */
import { gameCategories, lobbyBanners, searchGames } from '@wl/contract/lobby';
import { queryClient } from '../../app/api.ts';
import { useSession } from '../../app/session/session.ts';
import { removeSession, writeSession } from '../../app/session/storage.ts';

/**
 * Deletes the lobby's cached responses and the stored state of its filters. Resets the stored footer data to −1
 * (specification §4).
 */
export function clearLobby(): void {
  for (const { path } of [searchGames, gameCategories, lobbyBanners])
    queryClient.removeQueries({ queryKey: [path] });
  removeSession('advancedFilter');
  writeSession('footer', { receiveOfferStatus: -1, factor: -1 });
}

// Clear the lobby when the member changes, so that the next member does not see the previous member's lobby.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) clearLobby();
});
