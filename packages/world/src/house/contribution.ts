/**
 * How much of a stake counts as turnover (decisions §6): slots 100 %, video poker, table and live games 10 %. Used wherever
 * something has "to be staked": wagering, deposits before a cash-out, experience of deposits.
 */
export const SLOT_CONTRIBUTION_PERCENT = 100;
export const OTHER_CONTRIBUTION_PERCENT = 10;

/**
 * The part of a stake that counts, in cents, rounded down.
 * @param category lobby category: `video` and `classic` are slots. Unknown games count like tables: the smaller share.
 */
export function contributionCents(stakeCents: number, category: string | undefined): number {
  const isSlot = category === 'video' || category === 'classic';
  const percent = isSlot ? SLOT_CONTRIBUTION_PERCENT : OTHER_CONTRIBUTION_PERCENT;
  return Math.floor((stakeCents * percent) / 100);
}
