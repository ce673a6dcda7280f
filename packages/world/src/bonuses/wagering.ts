/**
 * Wagering multiplier for which decisions §8 defines the reduction per Gambler level. Other multipliers are reduced in
 * proportion.
 */
export const GAMBLER_BASE_TIMES = 40;
const GAMBLER_TIMES_PER_LEVEL = 2;

/**
 * Returns the wagering multiplier at the member's Gambler level. A multiplier of 40 becomes 38, 36, 34, 32 and 30 at
 * levels 1 to 5 (decisions §8). Other multipliers change in proportion. The result has at most two decimals, so that
 * `requiredCents` can compute with integers.
 * @param level 0 to 5
 */
export function effectiveTimes(times: number, level: number): number {
  const factor = (GAMBLER_BASE_TIMES - GAMBLER_TIMES_PER_LEVEL * level) / GAMBLER_BASE_TIMES;
  return Math.round(times * factor * 100) / 100;
}

/**
 * Returns the weighted turnover required for `bonusCents`, in cents, rounded up.
 * @param times wagering multiplier from `effectiveTimes`
 */
export function requiredCents(bonusCents: number, times: number): number {
  return Math.ceil((bonusCents * Math.round(times * 100)) / 100);
}
