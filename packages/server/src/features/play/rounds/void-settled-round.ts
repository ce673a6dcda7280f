import type { OfficeRound, RoundVoid } from '@wl/contract/office/play';
import { playNews } from '@wl/contract/news/play';
import { walletNews } from '@wl/contract/news/wallet';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { readWallet } from '../../ledger/index.ts';
import { findRound, voidSettled, type RoundRow } from '../../wagers/index.ts';
import { batcherOf } from '../batcher/batcher.ts';
import { CASINO, presentRound, toLine } from './get-round.ts';

/**
 * Voids a member's settled round for a clerk, and publishes the round and the wallet to the member's windows.
 * @returns the voided round; `repeated` is true if an earlier request voided it for the same reason
 * @throws DomainError wagers.not_found · wagers.not_settled (the round is still open) · wagers.already_voided (for
 *   another reason)
 */
export async function voidSettledRound(
  deps: Deps,
  tx: Transaction,
  { memberId, id, reason }: { memberId: string; id: string; reason: string },
): Promise<{ round: OfficeRound; repeated: boolean }> {
  const at = deps.clock.now();
  const { row, repeated } = await voidSettled(deps, tx, { memberId, id, reason, at });
  const round = await presentForOffice(deps, tx, row);
  if (repeated) return { round, repeated };
  const wallet = await readWallet(tx, memberId);
  tx.afterCommit(() => {
    batcherOf(deps).forget(memberId);
    const channel = `private-member.${memberId}`;
    deps.realtime.publish(channel, playNews.round_settled, { round: toLine(row), wallet });
    deps.realtime.publish(channel, walletNews.changed, { wallet });
  });
  return { round, repeated };
}

/**
 * Returns a member's round in the back-office format.
 * @throws DomainError request.not_found if the member has no such round
 */
export async function readOfficeRound(
  deps: Deps,
  memberId: string,
  id: string,
): Promise<OfficeRound> {
  const row = await findRound(deps.db, memberId, id);
  if (row?.product !== CASINO) throw new DomainError('request.not_found');
  return presentForOffice(deps, deps.db, row);
}

async function presentForOffice(deps: Deps, db: Db, row: RoundRow): Promise<OfficeRound> {
  const voided = voidOf(row);
  return { ...(await presentRound(deps, db, row)), ...(voided && { void: voided }) };
}

/** Returns the time, reason and resulting debt of a voided round, for clerks; undefined for any other round. */
export function voidOf({
  voided_at: at,
  void_reason: reason,
  void_shortfall: debt,
}: Pick<RoundRow, 'voided_at' | 'void_reason' | 'void_shortfall'>): RoundVoid | undefined {
  if (at === null) return undefined;
  // Older versions stored no reason, but they voided only rounds that could not be closed (`stuck`).
  return {
    at: at.toISOString(),
    reason: reason ?? 'stuck',
    ...(debt === null ? {} : { debt_cents: debt }),
  };
}
