/** Which deposits were staked once, pure (decisions §5). Amounts in cents; stakes are of cash, by their contribution. */
import { gameBySlug } from '@wl/games/catalogue/index';
import { contributionCents } from '@wl/world/house/contribution';
import type { StoredEvent } from '../../platform/events.ts';

/** A deposit that was not staked once yet. */
export interface OpenDeposit {
  topUpId: string;
  creditedAt: Date;
  dueCents: number;
  stakedCents: number;
}

export interface Stake {
  at: Date;
  cents: number;
}

/** Reads the stake of a settled round. Bonus money, and what an item of the bag pays, stakes no deposit off. */
export function stakeOf({ data, createdAt }: Pick<StoredEvent, 'data' | 'createdAt'>): Stake {
  const cash = Number(data['stake_cents']) - Number(data['bonus_stake_cents'] ?? 0);
  const category = gameBySlug(String(data['game']))?.category;
  return { at: createdAt, cents: contributionCents(cash, category) };
}

export const isStaked = ({ dueCents, stakedCents }: OpenDeposit): boolean =>
  stakedCents >= dueCents;

/**
 * Gives each stake to the oldest deposit that needs it, and what is left of it to the next one. A stake counts for no deposit that was
 * credited after it.
 * @param deposits of one member, the oldest first
 * @param stakes of this member, in their order
 * @returns the same deposits, with what has been staked of them then
 */
export function stakeOff(
  deposits: readonly OpenDeposit[],
  stakes: readonly Stake[],
): OpenDeposit[] {
  const after = deposits.map((deposit) => ({ ...deposit }));
  for (const { at, cents } of stakes) {
    let left = cents;
    for (const deposit of after) {
      if (left === 0 || deposit.creditedAt > at) break;
      const taken = Math.min(left, Math.max(0, deposit.dueCents - deposit.stakedCents));
      deposit.stakedCents += taken;
      left -= taken;
    }
  }
  return after;
}

/** Sums up deposits that were not staked once; both are 0 where nothing is left to stake. */
export function turnoverOf(open: readonly OpenDeposit[]): {
  deposited_cents: number;
  staked_cents: number;
} {
  return {
    deposited_cents: open.reduce((sum, { dueCents }) => sum + dueCents, 0),
    staked_cents: open.reduce((sum, { stakedCents }) => sum + stakedCents, 0),
  };
}
