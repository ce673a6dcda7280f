/** Missions of decisions §8. */

export const MISSIONS_PER_DISTRICT = 4;
/** Number of completed missions in a city that earns its passport stamp. */
export const STAMP_MISSIONS = 9;

/** Returns the experience of a mission: equal to its Coins, and not subject to the limits of specification §9. */
export function missionExperience(coins: number): number {
  return coins;
}
