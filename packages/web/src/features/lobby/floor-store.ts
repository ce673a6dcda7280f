/** What the lobby keeps beside its address, and the clear action that empties all lobby data (specification §4). */
import { gameCategories, lobbyBanners, searchGames } from '@wl/contract/lobby';
import { create } from 'zustand';
import { queryClient } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { removeSession } from '../../app/storage.ts';

/** Nothing is known of it yet. */
const UNKNOWN = -1;

interface FloorData {
  /** Footer data of specification §4. */
  receiveOfferStatus: number;
  factor: number;
}

const initial: FloorData = {
  receiveOfferStatus: UNKNOWN,
  factor: UNKNOWN,
};

export const useFloorStore = create<FloorData>(() => initial);

/** Empties all lobby data: the store, the answers kept of the lobby's calls, and what the browser kept of them. */
export function clearLobby(): void {
  useFloorStore.setState(initial, true);
  for (const { path } of [searchGames, gameCategories, lobbyBanners])
    queryClient.removeQueries({ queryKey: [path] });
  removeSession('footer');
  removeSession('advancedFilter');
}

// The floor of one member is not the next one's.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) clearLobby();
});
