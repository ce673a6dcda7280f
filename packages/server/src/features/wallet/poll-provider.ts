import type { Deps } from '../../platform/deps.ts';
import { stalePayouts } from './cash-outs/cash-out-repository.ts';
import { providerNamed, type PaymentEvent, type PaymentProvider } from './payments.ts';
import { declineTopUp, receivePaymentEvent } from './receive-payment-event.ts';
import { staleTopUps } from './repository.ts';
import { sendPayout } from './cash-outs/send-payout.ts';

const MINUTE_MS = 60_000;
const PAYOUT_STALE_MS = 10 * MINUTE_MS;
/**
 * Time without updates after which the server asks the provider about an open top-up. By then, the payment page has
 * expired, so the member can no longer be entering payment details.
 */
const TOP_UP_STALE_MS = 45 * MINUTE_MS;

/**
 * Asks the provider about payments and payouts whose state has not changed for too long. These requests are necessary
 * because webhooks can be lost and jobs eventually stop retrying. A failure for one payment or payout does not affect
 * the others.
 */
export async function pollProvider(deps: Deps): Promise<void> {
  const before = (ms: number) => new Date(deps.clock.now().getTime() - ms);
  for (const row of await stalePayouts(deps.db, before(PAYOUT_STALE_MS)))
    await attempt(deps, row.id, async () => {
      if (row.provider_ref === null) await sendPayout(deps, row.id);
      else await hear(deps, row.method_provider, row.provider_ref, 'readPayout');
    });
  for (const row of await staleTopUps(deps.db, before(TOP_UP_STALE_MS)))
    await attempt(deps, row.id, async () => {
      // If there is no provider reference, the payment page was never shown, so the top-up cannot have been paid.
      if (row.provider_ref === null) await declineTopUp(deps, row);
      else await hear(deps, row.provider, row.provider_ref, 'readPayment');
    });
}

async function hear(
  deps: Deps,
  name: string,
  providerRef: string,
  read: keyof Pick<PaymentProvider, 'readPayment' | 'readPayout'>,
) {
  const event: PaymentEvent | undefined = await providerNamed(deps, name)?.[read](providerRef);
  if (event) await receivePaymentEvent(deps, event);
}

async function attempt(deps: Deps, id: string, fn: () => Promise<void>) {
  try {
    await fn();
  } catch (error) {
    deps.log.warn(
      { err: error, id },
      'the payment provider could not be asked; trying again later',
    );
  }
}
