import type { Player } from '@wl/contract/members';
import { getPassport } from '@wl/contract/passport';
import { queryClient } from '../../app/api.ts';
import { storePlayer } from '../../app/session/session.ts';

export const refreshPassport = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [getPassport.path] });

/** Stores the member that the server returned, and refetches the passport. */
export function takePlayer({ data }: { data: { player: Player } }): void {
  storePlayer(data.player);
  void refreshPassport();
}
