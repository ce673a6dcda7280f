/** Rules for missions (decisions §8). */

export const MISSIONS_PER_DISTRICT = 4;
/** Number of completed missions required for a city's passport stamp. */
export const STAMP_MISSIONS = 9;

/**
 * Returns the experience points for a mission. They equal the mission's Coins, and the limits of specification §9 do
 * not apply to them.
 */
export function missionExperience(coins: number): number {
  return coins;
}
