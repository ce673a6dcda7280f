/** Missions of decisions §8. */

export const MISSIONS_PER_DISTRICT = 4;
/** So many missions of a city earn the passport's stamp. */
export const STAMP_MISSIONS = 9;

/** A mission pays experience equal to its Coins, outside the limits of specification §9. */
export function missionExperience(coins: number): number {
  return coins;
}
