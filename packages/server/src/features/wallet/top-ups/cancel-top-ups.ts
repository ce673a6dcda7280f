import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { memberState } from '../../members/index.ts';
import { PaymentRefused, providerNamed, type PaymentProvider } from '../payments.ts';
import { declineTopUp } from '../receive-payment-event.ts';
import { findTopUp, startedTopUps, type TopUpRow } from '../repository.ts';
import { paymentOf } from './start-top-up.ts';

/** Name of the job that closes a top-up's payment page at the provider. */
export const CANCEL_TOP_UP = 'wallet.cancel_top_up';

/**
 * Enqueues one job for each top-up that the member has started. After the commit, each job closes its top-up's payment
 * page at the provider. A late retry affects only its own top-up, not one started after an exclusion has ended. The
 * caller must hold the wallet lock and block new top-ups.
 */
export async function cancelTopUps(tx: Transaction, memberId: string): Promise<void> {
  for (const topUpId of await startedTopUps(tx, memberId))
    await enqueue(tx, CANCEL_TOP_UP, { topUpId }, { key: `cancel:${topUpId}` });
}

/**
 * Closes a top-up's payment page, unless the provider has already reported the outcome. The top-up stays open until the
 * outcome is reported, because the member may have paid a moment before the page closed. Safe to repeat after a crash.
 * @throws ProviderUnavailable if the provider does not respond; the job is then retried later
 */
export async function cancelTopUp(deps: Deps, topUpId: string): Promise<void> {
  const row = await findTopUp(deps.db, topUpId);
  if (row?.state !== 'started') return;
  const provider = providerNamed(deps, row.provider);
  if (!provider) throw new Error(`no payment provider "${row.provider}" is configured`);
  let providerRef = row.provider_ref;
  try {
    // Another request may be creating the payment page at the same time. Both requests send the same reference, so the
    // provider returns the same payment to both.
    providerRef ??= await startPayment(deps, row, provider);
    await provider.cancelPayment(providerRef);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    deps.log.error({ err: error, topUp: topUpId }, 'the payment provider cancelled no payment');
    // If there is no reference, the provider refused to create a payment. The member cannot pay, so decline the top-up.
    // If there is a reference, the member may have just paid, and the provider will report the outcome.
    if (providerRef === null) await declineTopUp(deps, row);
  }
}

/** Creates the payment at the provider unless it already exists. Returns the provider's reference for the payment. */
async function startPayment(deps: Deps, row: TopUpRow, provider: PaymentProvider): Promise<string> {
  const language = (await memberState(deps, row.member_id))?.language ?? 'en';
  const { providerRef } = await provider.startPayment(paymentOf(deps, row, language));
  return providerRef;
}
