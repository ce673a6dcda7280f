import { Trans } from '@lingui/react/macro';
import { MAX_BONUS_STAKE_CENTS } from '@wl/world/casino/contribution';
import type { ReactNode } from 'react';
import type { StageProps } from './stage.ts';

/**
 * Reason why a member cannot pay a stake: not enough money, a stake above the limit for bonus money, or a game that
 * accepts only cash.
 */
export type Shortage = 'funds' | 'bonus_stake' | 'cash_only';

type Money = Pick<StageProps, 'cashCents' | 'bonusCents'>;

/**
 * Returns the reason why cash and bonus money together cannot cover a stake (decisions §6); null if no reason is known.
 * Games and bets that exclude bonus money are checked only by the server.
 */
export function shortageOf({ cashCents, bonusCents }: Money, stakeCents: number): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  if (cashCents + bonusCents < stakeCents) return 'funds';
  return stakeCents > MAX_BONUS_STAKE_CENTS ? 'bonus_stake' : null;
}

/**
 * Returns the reason why the member cannot pay a stake in a game with decisions, which accepts only cash (decision 34);
 * null if the cash is sufficient.
 */
export function cashShortageOf(
  { cashCents, bonusCents }: Money,
  stakeCents: number,
): Shortage | null {
  if (cashCents === null || cashCents >= stakeCents) return null;
  return cashCents + bonusCents >= stakeCents ? 'cash_only' : 'funds';
}

/**
 * Explains why the member cannot pay a stake in a game that accepts only cash.
 * @param children explanation shown if even cash and bonus money together are not enough
 */
export function CashShortage({ shortage, children }: { shortage: Shortage; children: ReactNode }) {
  return shortage === 'cash_only' ? (
    <Trans>Bonus money cannot be used in this game. Play with cash, or top up.</Trans>
  ) : (
    children
  );
}
