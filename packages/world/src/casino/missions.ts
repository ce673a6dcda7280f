/** Rules for missions (decisions §8). */

export const MISSIONS_PER_DISTRICT = 4;
/** Number of completed missions that earn a city's passport stamp. */
export const STAMP_MISSIONS = 9;

/**
 * Returns the experience points for a mission: as many as its Coins, and not subject to the limits of specification §9.
 */
export function missionExperience(coins: number): number {
  return coins;
}
