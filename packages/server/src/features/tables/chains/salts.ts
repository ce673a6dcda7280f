import { timeOfRound } from '@wl/games/fairness/beacon';
import type { Deps } from '../../../platform/deps.ts';
import { BeaconUnavailable, type Beacon } from './beacon.ts';
import { fixBeaconSalt, waitingChains } from './chains-repository.ts';

/**
 * Fixes the salts of all chains whose beacon round has been published. Several processes can do this at the same time
 * without a lease, because a round has only one valid signature.
 * @param stop signal that aborts the work
 * @returns true if every due salt is fixed
 */
export async function fixDueSalts(
  deps: Pick<Deps, 'db' | 'transaction' | 'clock' | 'log' | 'config'>,
  beacon: Beacon,
  stop?: AbortSignal,
): Promise<boolean> {
  const now = deps.clock.now().getTime();
  const { chain } = deps.config.tableSalt;
  const waiting = await waitingChains(deps.db);
  const due = new Set(
    waiting.map(({ beacon_round }) => beacon_round).filter((one) => timeOfRound(chain, one) <= now),
  );
  let isWhole = true;
  for (const number of due) {
    if (stop?.aborted) return false;
    try {
      const round = await beacon.round(number, stop);
      for (const { table_slug: table, no } of waiting.filter((one) => one.beacon_round === number))
        await deps.transaction((tx) =>
          fixBeaconSalt(tx, { table, no }, { ...round, at: deps.clock.now() }),
        );
    } catch (error) {
      if (!(error instanceof BeaconUnavailable)) throw error;
      if (stop?.aborted) return false;
      isWhole = false;
      const relays = error.message;
      deps.log.warn({ round: number, relays }, 'a salt of a table is not available; trying again');
    }
  }
  return isWhole;
}
