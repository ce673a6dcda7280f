import type { TableLimits } from '@wl/contract/tables-limits';
import type { Stakes } from '../../play/index.ts';
import { centsOf } from '../bet-sums.ts';

/** Stakes of a favourite bet after adjustment to a table's limits. */
export interface FittedBet {
  stakes: Stakes;
  /** True if a saved stake was changed or left out because of the table's limits. */
  isChanged: boolean;
}

/**
 * Adjusts the stakes of a favourite bet to a table's limits. The minimum is one chip on a spot with a stake, and the
 * table's minimum stake on a spot without one. Raises each stake to this minimum, lowers it to the remaining limit of
 * its spot, and rounds it down to whole chips. Leaves out a spot if the adjusted stake is below the minimum.
 * @param saved stakes of the favourite bet, in cents by spot
 * @param staked stakes that are already on the layout
 * @returns undefined if the adjusted bet exceeds the table's maximum sum or number of spots, or if no spot is left
 */
export function fitFavourite(
  saved: Stakes,
  limits: TableLimits,
  staked: Stakes,
): FittedBet | undefined {
  const { chip_cents, min_spot_cents, max_spot_cents, max_by_spot } = limits;
  const stakes: Record<string, number> = {};
  for (const [spot, cents] of Object.entries(saved)) {
    const lying = staked[spot] ?? 0;
    const room = (max_by_spot[spot] ?? max_spot_cents) - lying;
    const least = lying > 0 ? chip_cents : min_spot_cents;
    const wanted = Math.max(least, cents);
    const fitted = Math.floor(Math.min(wanted, room) / chip_cents) * chip_cents;
    if (fitted >= least) stakes[spot] = fitted;
  }
  const spots = new Set([...Object.keys(staked), ...Object.keys(stakes)]).size;
  const isTooLarge =
    centsOf(stakes) + centsOf(staked) > limits.max_total_cents || spots > limits.max_spots;
  if (isTooLarge || centsOf(stakes) === 0) return undefined;
  const isChanged = Object.entries(saved).some(([spot, cents]) => stakes[spot] !== cents);
  return { stakes, isChanged };
}
