import type { Player } from '@wl/contract/members';
import { getPassport } from '@wl/contract/passport';
import { queryClient } from '../../app/api.ts';
import { storePlayer } from '../../app/session.ts';

/** The passport is asked for anew: something of it was just changed. */
export const refreshPassport = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [getPassport.path] });

/** Takes the member as the server has just told it, and asks for the rest. */
export function takePlayer({ data }: { data: { player: Player } }): void {
  storePlayer(data.player);
  void refreshPassport();
}
