/** What the browser keeps of the floor, and the clear action that empties all lobby data (specification §4). */
import { gameCategories, lobbyBanners, searchGames } from '@wl/contract/lobby';
import { queryClient } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { removeSession, writeSession } from '../../app/storage.ts';

/** Empties all lobby data: the answers kept of the lobby's calls, and what the browser kept of them. Footer data start at −1 (§4). */
export function clearLobby(): void {
  for (const { path } of [searchGames, gameCategories, lobbyBanners])
    queryClient.removeQueries({ queryKey: [path] });
  removeSession('advancedFilter');
  writeSession('footer', { receiveOfferStatus: -1, factor: -1 });
}

// The floor of one member is not the next one's.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) clearLobby();
});
