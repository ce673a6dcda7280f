/**
 * Share of a stake that counts as turnover (decisions §6): 100% on slots, and 10% on video poker, table and live
 * games. Applies to wagering requirements, to the turnover that a deposit needs before a cash-out, and to experience
 * from deposits.
 */
export const SLOT_CONTRIBUTION_PERCENT = 100;
export const OTHER_CONTRIBUTION_PERCENT = 10;

/**
 * Returns the share of a stake that counts as turnover, in percent.
 * @param category lobby category (`video` and `classic` are slots); undefined for unknown games, which are treated
 *   as table games
 */
export function contributionPercent(category: string | undefined): number {
  return isSlot(category) ? SLOT_CONTRIBUTION_PERCENT : OTHER_CONTRIBUTION_PERCENT;
}

export function isSlot(category: string | null | undefined): boolean {
  return category === 'video' || category === 'classic';
}

/** Returns the part of a stake that counts as turnover, in cents, rounded down. */
export function contributionCents(stakeCents: number, percent: number): number {
  return Math.floor((stakeCents * percent) / 100);
}

/** Maximum stake that can be paid with bonus money, in cents (decisions §6). */
export const MAX_BONUS_STAKE_CENTS = 500;

/**
 * Maximum published return, in percent, of games that accept bonus money. Their house edge must be at least 1%
 * (decisions §6).
 */
export const BONUS_MONEY_MAX_RETURN_PERCENT = 99;

/** Returns true if a game with this return (in percent) accepts bonus money. */
export function takesBonusMoney(returnPercent: number): boolean {
  return returnPercent <= BONUS_MONEY_MAX_RETURN_PERCENT;
}

/** Maximum share of the outcomes that a bet paid with bonus money can cover (decisions §6). */
export const BONUS_MONEY_MAX_COVERAGE = 0.6;
