import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { memberState } from '../members/index.ts';
import { PaymentRefused, providerNamed } from './payments.ts';
import { declineTopUp } from './receive-payment-event.ts';
import { findTopUp, startedTopUps } from './repository.ts';
import { paymentOf } from './start-top-up.ts';

/** The job that closes the page of one top-up at its provider. */
export const CANCEL_TOP_UP = 'wallet.cancel_top_up';

/**
 * From the commit on, the top-ups that the member has started are closed at their providers. The caller holds the wallet's lock
 * and keeps new ones from beginning. Each is a job of its own that names it: one that is repeated for hours does not meet
 * what the member starts when they are let in again.
 */
export async function cancelTopUps(tx: Transaction, memberId: string): Promise<void> {
  for (const topUpId of await startedTopUps(tx, memberId))
    await enqueue(tx, CANCEL_TOP_UP, { topUpId }, { key: `cancel:${topUpId}` });
}

/**
 * Closes the page of a top-up, if the provider has not told that it ended. That it ended is only believed when the provider
 * says so: who has paid a moment before is credited by that event as ever. May run again after a crash at any point.
 * @throws ProviderUnavailable: the job is repeated later
 */
export async function cancelTopUp(deps: Deps, topUpId: string): Promise<void> {
  const row = await findTopUp(deps.db, topUpId);
  if (row?.state !== 'started') return;
  const provider = providerNamed(deps, row.provider);
  if (!provider) throw new Error(`no payment provider "${row.provider}" is configured`);
  try {
    let providerRef = row.provider_ref;
    if (providerRef === null) {
      // Its page may be on the way to the member just now. Asked again under the same reference, the provider names that one.
      const language = (await memberState(deps, row.member_id))?.language ?? 'en';
      ({ providerRef } = await provider.startPayment(paymentOf(deps, row, language)));
    }
    await provider.cancelPayment(providerRef);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    deps.log.error({ err: error, topUp: topUpId }, 'the payment provider cancelled no payment');
    // It has none under this reference, and would take none.
    if (row.provider_ref === null) await declineTopUp(deps, row);
  }
}
