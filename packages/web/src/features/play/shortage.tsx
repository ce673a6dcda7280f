import { Trans } from '@lingui/react/macro';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { ReactNode } from 'react';
import type { StageProps } from './stage.ts';

/**
 * Reason why a member cannot pay a stake: too little money, a stake above the limit of bonus money, or a game that takes cash only.
 */
export type Shortage = 'funds' | 'bonus_stake' | 'cash_only';

type Money = Pick<StageProps, 'cashCents' | 'bonusCents'>;

/**
 * Returns why cash, and bonus money after it, cannot pay a stake (decisions §6); null if the page knows no reason. The server checks the
 * remaining rules of bonus money at the bet: games switched off for bonuses, and bets that cover too many outcomes.
 */
export function shortageOf({ cashCents, bonusCents }: Money, stakeCents: number): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  if (cashCents + bonusCents < stakeCents) return 'funds';
  return stakeCents > MAX_BONUS_STAKE_CENTS ? 'bonus_stake' : null;
}

/** Returns why cash cannot pay a stake in a game with decisions, where bonus money is not accepted (decision 0034). */
export function cashShortageOf(
  { cashCents, bonusCents }: Money,
  stakeCents: number,
): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  return cashCents + bonusCents >= stakeCents ? 'cash_only' : 'funds';
}

/**
 * Explains a disabled button at a game that takes cash only.
 * @param children the explanation for too little money of any kind
 */
export function CashShortage({ shortage, children }: { shortage: Shortage; children: ReactNode }) {
  return shortage === 'cash_only' ? (
    <Trans>Bonus money is unavailable in this game. Play with cash, or top up.</Trans>
  ) : (
    children
  );
}
