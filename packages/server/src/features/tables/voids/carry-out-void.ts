import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readWallet } from '../../ledger/index.ts';
import { voidSettled } from '../../wagers/index.ts';
import { hasOpenBets, type BetKey } from '../bets/bets-repository.ts';
import { findRound } from '../rounds/rounds-repository.ts';
import { voidRound } from '../rounds/void-round.ts';
import { closedBets, findVoid, finishVoid } from './voids-repository.ts';

/** Name of the job that voids a round's bets after a second clerk has confirmed the request. */
export const CARRY_OUT_VOID = 'tables.carry_out_void';

/**
 * Voids a round and all its bets. If no bet has been paid yet, the round becomes void, and the table's owner refunds
 * the bets. A settled round keeps its result, and inverse entries are booked for each bet. Safe to repeat, because each
 * bet is voided only once.
 * @throws Error if the owner is still settling or refunding the bets; the job is then retried later
 */
export async function carryOutVoid(deps: Deps, id: string): Promise<void> {
  const row = await findVoid(deps.db, id);
  if (row?.outcome !== 'confirmed' || row.finished_at) return;
  const { table_slug: table, round, reason } = row;
  await voidRound(deps, table, { round, reason });
  const stored = await findRound(deps.db, table, round);
  const phase = stored?.state.phase;
  if ((phase !== 'void' && phase !== 'settled') || (await hasOpenBets(deps.db, table, round)))
    throw new Error(`the bets of round ${round} of table ${table} are still being closed`);
  // Void the settled bets. A void round has none, because all its bets were refunded.
  for (const bet of await closedBets(deps.db, table, round)) await voidBet(deps, bet, reason);
  await finishVoid(deps.db, id, deps.clock.now());
}

/** Voids one settled bet in a transaction of its own, and then publishes the new balances to the member's windows. */
async function voidBet(deps: Deps, bet: BetKey, reason: string): Promise<void> {
  const memberId = bet.member_id;
  try {
    await deps.transaction(async (tx) => {
      const at = deps.clock.now();
      const { repeated } = await voidSettled(deps, tx, { memberId, id: bet.id, reason, at });
      if (repeated) return;
      const wallet = await readWallet(tx, memberId);
      tx.afterCommit(() =>
        deps.realtime.publish(`private-member.${memberId}`, walletNews.changed, { wallet }),
      );
    });
  } catch (error) {
    // Ignore the error if a clerk has already voided this bet individually, for another reason.
    if (!(error instanceof DomainError && error.code === 'wagers.already_voided')) throw error;
  }
}
