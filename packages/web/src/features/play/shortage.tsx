import { Trans } from '@lingui/react/macro';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/house/contribution';
import type { ReactNode } from 'react';
import type { StageProps } from './stage.ts';

/**
 * Why the member's money does not pay a stake: there is too little of it, bonus money would have to pay more than it may, or it would have
 * to pay at a game that takes cash only.
 */
export type Shortage = 'funds' | 'bonus_stake' | 'cash_only';

type Money = Pick<StageProps, 'cashCents' | 'bonusCents'>;

/**
 * Whether cash, and bonus money after it, pays a stake (decisions §6), as far as the page knows. What else bonus money does not
 * pay (bets that cover too much, games that the desk has switched) the house says at the bet.
 */
export function shortageOf({ cashCents, bonusCents }: Money, stakeCents: number): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  if (cashCents + bonusCents < stakeCents) return 'funds';
  return stakeCents > MAX_BONUS_STAKE_CENTS ? 'bonus_stake' : null;
}

/** The same at a game with decisions, which is staked in cash (decision 0034). */
export function cashShortageOf(
  { cashCents, bonusCents }: Money,
  stakeCents: number,
): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  return cashCents + bonusCents >= stakeCents ? 'cash_only' : 'funds';
}

/** Says why a button cannot be pressed at a game that takes cash only. @param children what is said when there is too little money of any kind */
export function CashShortage({ shortage, children }: { shortage: Shortage; children: ReactNode }) {
  return shortage === 'cash_only' ? (
    <Trans>Bonus money is unavailable at this game. Play it with cash, or top up.</Trans>
  ) : (
    children
  );
}
