/**
 * Rules of the turnover requirement, as pure functions. Each deposit must be staked once (decisions §5). Amounts are in
 * cents. Stakes are cash stakes, weighted by the contribution of the game's category.
 */
import { cashRound } from '@wl/contract/events/wagers';
import type { SettledRound } from '../../../platform/events/events.ts';
import { contributionOf } from '../../titles/index.ts';

/** Deposit that has not been staked in full yet. */
export interface OpenDeposit {
  topUpId: string;
  creditedAt: Date;
  dueCents: number;
  stakedCents: number;
}

export interface Stake {
  at: Date;
  /**
   * Amount that counts as turnover, in cents. Negative for a voided round, to reverse the amount counted previously.
   */
  cents: number;
}

/**
 * Returns the part of a settled round's stake that counts towards the turnover of deposits. Bonus money and stakes
 * covered by a bag item do not count.
 */
export function stakeOf(event: Pick<SettledRound, 'data' | 'createdAt'>): Stake {
  return { at: event.createdAt, cents: contributionOf(cashRound(event)) };
}

export const isStaked = ({ dueCents, stakedCents }: OpenDeposit): boolean =>
  stakedCents >= dueCents;

/**
 * Counts each stake towards the oldest deposit that still needs turnover, and any remainder towards the next one. Skips
 * deposits credited after the stake.
 *
 * The stake of a voided round is negative. It is subtracted from the newest deposit first, but never from a deposit
 * that has been staked in full.
 * @param deposits one member's deposits, oldest first
 * @param stakes the same member's stakes, oldest first
 * @returns the deposits with their new turnover
 */
export function stakeOff(
  deposits: readonly OpenDeposit[],
  stakes: readonly Stake[],
): OpenDeposit[] {
  const after = deposits.map((deposit) => ({ ...deposit }));
  for (const { at, cents } of stakes) {
    if (cents < 0) takeOff(after, at, -cents);
    let left = Math.max(0, cents);
    for (const deposit of after) {
      if (left === 0 || deposit.creditedAt > at) break;
      const taken = Math.min(left, Math.max(0, deposit.dueCents - deposit.stakedCents));
      deposit.stakedCents += taken;
      left -= taken;
    }
  }
  return after;
}

function takeOff(deposits: readonly OpenDeposit[], at: Date, cents: number): void {
  let left = cents;
  for (const deposit of deposits.toReversed()) {
    if (deposit.creditedAt > at || isStaked(deposit)) continue;
    const taken = Math.min(left, deposit.stakedCents);
    deposit.stakedCents -= taken;
    left -= taken;
  }
}

/**
 * Returns the total turnover that the open deposits require (`deposited_cents`) and the turnover reached so far
 * (`staked_cents`).
 */
export function turnoverOf(open: readonly OpenDeposit[]): {
  deposited_cents: number;
  staked_cents: number;
} {
  return {
    deposited_cents: open.reduce((sum, { dueCents }) => sum + dueCents, 0),
    staked_cents: open.reduce((sum, { stakedCents }) => sum + stakedCents, 0),
  };
}
