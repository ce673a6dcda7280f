import type { TableBet } from '@wl/contract/tables';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { Shortage } from '../../play/index.ts';

/** Money with which a member can bet in a round of a table. All amounts are in cents. */
export interface RoundMoney {
  cashCents: number;
  bonusCents: number;
  /** True if the table accepts bonus money. */
  isAccepted: boolean;
  /** Stakes of the member's accepted bets in this round. */
  stakedCents: number;
  /** True if bonus money paid for one of these bets. The rules for bonus money then apply to all bets of the round. */
  usesBonus: boolean;
}

/** Returns true if bonus money paid for one of the bets. */
export const usesBonus = (bets: readonly TableBet[]): boolean =>
  bets.some(({ bonus_stake_cents: cents = 0 }) => cents > 0);

/**
 * Returns the reason why a stake cannot be added to the round; null if no reason is known. Cash pays first, then bonus
 * money. Only the server checks how many outcomes the bets cover.
 */
export function shortageAt(
  { cashCents, bonusCents, isAccepted, stakedCents, usesBonus: isUsed }: RoundMoney,
  stakeCents: number,
): Shortage | null {
  const needsBonus = stakeCents > cashCents;
  if (stakeCents > cashCents + bonusCents) return 'funds';
  if (needsBonus && !isAccepted) return 'cash_only';
  const isLimited = needsBonus || (isUsed && stakeCents > 0);
  return isLimited && stakedCents + stakeCents > MAX_BONUS_STAKE_CENTS ? 'bonus_stake' : null;
}
