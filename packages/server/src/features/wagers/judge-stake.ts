import type { Transaction } from '../../platform/database/database.ts';
import { stakeableBonus } from '../bag/index.ts';
import { limitReached } from '../limits/index.ts';
import { judgeWager, type WagerFacts, type WagerVerdict } from './judge-wager.ts';

/** Stake of a new wager or of a raise, with the data that the caller supplies. `judgeStake` loads the rest. */
export interface Stake extends Omit<WagerFacts, 'bonusCents' | 'limit'> {
  memberId: string;
  /** True if the rules of the title and the bet allow bonus money for the part of the stake not covered by cash. */
  bonusAllowed: boolean;
  at: Date;
}

/**
 * Loads the member's bonus money and own limits, and checks a stake against them. The caller must lock the wallet
 * first, and must pass the amounts from the verdict to `openWager` or `raiseWager` in the same transaction.
 */
export async function judgeStake(
  tx: Transaction,
  { memberId, bonusAllowed, at, ...facts }: Stake,
): Promise<WagerVerdict> {
  const { payer, stakeCents, cashCents } = facts;
  const needsBonus = bonusAllowed && payer === 'wallet' && cashCents < stakeCents;
  return judgeWager({
    ...facts,
    bonusCents: needsBonus ? await stakeableBonus(tx, memberId, at) : 0,
    // A stake that the casino pays does not count towards the member's stake limits, but its round counts towards the
    // time limit.
    limit: await limitReached(tx, memberId, payer === 'house' ? 0 : stakeCents, at),
  });
}
