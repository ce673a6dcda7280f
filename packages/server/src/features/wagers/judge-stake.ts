import type { Transaction } from '../../platform/database/database.ts';
import { stakeableBonus } from '../bag/index.ts';
import { limitReached } from '../limits/index.ts';
import { judgeWager, type WagerFacts, type WagerVerdict } from './judge-wager.ts';

/** Stake of a wager that is opened or raised, with the facts that the caller has gathered. */
export interface Stake extends Omit<WagerFacts, 'bonusCents' | 'limit'> {
  memberId: string;
  /** True if bonus money may pay the part that cash does not cover: a rule of the title and of the bet. */
  bonusAllowed: boolean;
  at: Date;
}

/**
 * Judges a stake with the member's bonus money and own limits, which it reads. The caller has locked the wallet and passes
 * the amounts of the verdict to `openWager` or `raiseWager` in the same transaction.
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
    // A stake that the casino pays is no wager of the member, but its round takes time.
    limit: await limitReached(tx, memberId, payer === 'house' ? 0 : stakeCents, at),
  });
}
