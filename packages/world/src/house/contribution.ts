/**
 * How much of a stake counts as turnover (decisions §6): slots 100 %, video poker, table and live games 10 %. Used wherever
 * something has "to be staked": wagering, deposits before a cash-out, experience of deposits.
 */
export const SLOT_CONTRIBUTION_PERCENT = 100;
export const OTHER_CONTRIBUTION_PERCENT = 10;

/** @param category lobby category: `video` and `classic` are slots. Unknown games count like tables: the smaller share. */
export function contributionPercent(category: string | undefined): number {
  return isSlot(category) ? SLOT_CONTRIBUTION_PERCENT : OTHER_CONTRIBUTION_PERCENT;
}

export function isSlot(category: string | undefined): boolean {
  return category === 'video' || category === 'classic';
}

/** The part of a stake that counts, in cents, rounded down. */
export function contributionCents(stakeCents: number, category: string | undefined): number {
  return Math.floor((stakeCents * contributionPercent(category)) / 100);
}

/** Bonus money pays no stake above this (decisions §6). */
export const MAX_BONUS_STAKE_CENTS = 500;

/** Decisions §6: bonus money is refused in games with a published edge under 1 %. */
export const BONUS_MONEY_MAX_RETURN_PERCENT = 99;

/** Whether a game of this return (in percent) takes bonus money. */
export function takesBonusMoney(returnPercent: number): boolean {
  return returnPercent <= BONUS_MONEY_MAX_RETURN_PERCENT;
}

/** Decisions §6: bonus money pays no bet that covers more of the outcomes. */
export const BONUS_MONEY_MAX_COVERAGE = 0.6;
