import { MAX_BONUS_STAKE_CENTS } from '@wl/world/house/contribution';
import type { StageProps } from './stage.ts';

/** Why the member's money does not pay a stake: there is too little of it, or bonus money would have to pay more than it may. */
export type Shortage = 'funds' | 'bonus_stake';

/**
 * Whether cash, and bonus money after it, pays a stake (decisions §6), as far as the page knows. What else bonus money does not
 * pay (bets that cover too much, games that the desk has switched) the house says at the bet.
 */
export function shortageOf(
  { cashCents, bonusCents }: Pick<StageProps, 'cashCents' | 'bonusCents'>,
  stakeCents: number,
): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  if (cashCents + bonusCents < stakeCents) return 'funds';
  return stakeCents > MAX_BONUS_STAKE_CENTS ? 'bonus_stake' : null;
}
