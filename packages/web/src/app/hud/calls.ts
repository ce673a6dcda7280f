import type { hudStatus } from '@wl/contract/journey';
import type { getWallet } from '@wl/contract/wallet';

/**
 * What the HUD asks on every page of a member. Written out, because the contracts' schemas would load with all of them, and a request
 * needs method and path alone (calls.test.ts holds both together).
 */
const reading = (path: string) => ({ method: 'GET', path });

export const askHud = reading('/get-player-hud-status') as typeof hudStatus;
export const askWallet = reading('/wallet') as typeof getWallet;
