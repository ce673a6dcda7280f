import type { hudStatus } from '@wl/contract/journey';
import type { getWallet } from '@wl/contract/wallet';

/**
 * Calls that the HUD makes on every member page. Only their method and path are repeated here, because importing the
 * contract would load all its schemas. `calls.test.ts` checks that they match the contract.
 */
const reading = (path: string) => ({ method: 'GET', path });

export const askHud = reading('/get-player-hud-status') as typeof hudStatus;
export const askWallet = reading('/wallet') as typeof getWallet;
