/** Realtime event handlers of the HUD, for balances, level and the member's data. */
import type { HudStatus } from '@wl/contract/journey';
import type { Player } from '@wl/contract/members';
import type { Wallet } from '@wl/contract/wallet';
import type { NewsModule } from '../realtime.ts';
import { storePlayer } from '../session.ts';
import { receiveHud, refreshHud } from './status.ts';
import { receiveWallet, refreshWallet } from './wallet.ts';

export const news: NewsModule['news'] = {
  'wallet.changed': (data: { wallet: Wallet; round_id?: string }) => {
    receiveWallet(data.wallet, data.round_id);
  },
  'play.round_settled': (data: { round: { id: string }; wallet: Wallet }) => {
    receiveWallet(data.wallet, data.round.id);
  },
  'journey.experience_gained': (data: { hud: HudStatus }) => {
    receiveHud(data.hud);
  },
  'journey.level_reached': (data: { hud: HudStatus }) => {
    receiveHud(data.hud);
  },
  'members.changed': (data: { player: Player }) => {
    storePlayer(data.player);
  },
};

export function reconnected(): void {
  // Failures are ignored, because the next connection requests the data again.
  refreshWallet().catch(() => undefined);
  refreshHud().catch(() => undefined);
}
