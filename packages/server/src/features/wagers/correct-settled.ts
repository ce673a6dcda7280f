import { wagersEvents } from '@wl/contract/events/wagers';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { findRound } from './rounds-repository.ts';
import { correctSettledRow } from './repository.ts';
import { oweVoidedPayout, voidedEvent } from './void-settled.ts';

interface Correction {
  memberId: string;
  /** Id of the settled wager with the wrong payout. */
  id: string;
  /** Id of the wager that replaces the wager with the wrong payout. */
  newId: string;
  payoutCents: number;
  reason: string;
  at: Date;
}

/**
 * Corrects the payout of a settled wager of a shared table (decision 123). Voids the wager with inverse entries, and
 * stores a new wager with the correct payout. Publishes the events of a voided wager and of a newly settled wager.
 * Every subscriber thus reverses the effects of the first wager and adds those of the second. Locks the wallet. The
 * caller publishes the balances.
 * @returns the part of the earlier payout that the member now owes, in cents; undefined if the wager was already void
 * @throws Error if the wager is not stored; pg.DatabaseError if a bag item paid its stake
 */
export async function correctSettled(
  deps: Pick<Deps, 'events'>,
  tx: Transaction,
  { memberId, id, newId, payoutCents, reason, at }: Correction,
): Promise<number | undefined> {
  await lockWallet(tx, memberId);
  const settled = await findRound(tx, memberId, id);
  if (!settled) throw new Error(`the wager ${id} to be corrected is not settled`);
  if (settled.voided_at) return undefined;
  const shortfall = await correctSettledRow(tx, { memberId, id, newId, payoutCents, reason, at });
  if (shortfall > 0)
    await oweVoidedPayout(tx, { memberId, wagerId: id, amountCents: shortfall, at });
  const event = voidedEvent(settled, { reason, at });
  const data = { ...event, corrected_payout_cents: payoutCents };
  await recordEvent(tx, wagersEvents.voided, { memberId, data });
  tx.afterCommit(() => {
    deps.events.wake(wagersEvents.settled);
    deps.events.wake(wagersEvents.voided);
  });
  return shortfall;
}
