import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { lockWallet } from '../../ledger/index.ts';
import { decide, depositRoom } from '../../limits/index.ts';
import { memberById, memberState, gateStateOf } from '../../members/index.ts';
import { findGuard } from './guard-repository.ts';
import { judgeGuard } from './guard-rules.ts';
import { declineTopUp } from '../receive-payment-event.ts';
import {
  defaultProvider,
  PaymentRefused,
  providerNamed,
  type MethodKind,
  type PaymentProvider,
  type StartPayment,
} from '../payments.ts';
import {
  findTopUpByKey,
  insertTopUp,
  topUpsUsed,
  updateTopUp,
  type TopUpRow,
} from '../repository.ts';
import { judgeTopUp } from './top-up-rules.ts';

export interface NewTopUp {
  /** The client's idempotency key, unique per member. */
  key: string;
  amountCents: number;
  kind: MethodKind;
}

/**
 * Starts a top-up and returns the URL of the provider's hosted page. Nothing is credited yet. A duplicate request with
 * the same key returns the same URL. If the provider's response was lost in a crash, asks the provider again with the
 * same reference.
 * @throws DomainError wallet.below_minimum · wallet.above_transaction_limit · wallet.above_daily_limit ·
 *   wallet.above_monthly_limit · wallet.too_many_failed · wallet.top_ups_suspended · limits.deposit_reached ·
 *   wallet.key_reused · wallet.provider_unavailable · member.excluded
 */
export async function startTopUp(
  deps: Deps,
  memberId: string,
  input: NewTopUp,
): Promise<{ id: string; redirect_url: string }> {
  const { row, language } = await openTopUp(deps, memberId, input);
  if (row.redirect_url !== null) return { id: row.id, redirect_url: row.redirect_url };
  // The top-up was declined before the provider returned a payment page, so retries with this key can never succeed.
  // Return the URL of our own page, which shows the outcome.
  if (row.state === 'declined') return { id: row.id, redirect_url: returnUrl(deps, row.id) };
  const provider = providerNamed(deps, row.provider);
  if (!provider) throw new DomainError('wallet.provider_unavailable');
  const started = await askProvider(deps, provider, row, language);
  await updateTopUp(
    deps.db,
    row.id,
    { provider_ref: started.providerRef, redirect_url: started.redirectUrl },
    deps.clock.now(),
  );
  return { id: row.id, redirect_url: started.redirectUrl };
}

/** Returns the top-up with the request's idempotency key. If none exists, checks the limits and creates one. */
async function openTopUp(deps: Deps, memberId: string, input: NewTopUp) {
  const state = await memberState(deps, memberId);
  if (!state) throw new DomainError('auth.signed_out');
  const { language } = state;
  return deps.transaction(async (tx) => {
    // Serialise the member's top-ups: two concurrent top-ups must not both use the same unused part of a limit.
    await lockWallet(tx, memberId);
    const known = await findTopUpByKey(tx, memberId, input.key);
    if (known) {
      if (known.amount_cents !== input.amountCents || known.kind !== input.kind)
        throw new DomainError('wallet.key_reused');
      return { row: known, language };
    }
    const now = deps.clock.now();
    // Read the member from the database under the lock, because this node's cached state may be slightly out of date.
    const member = await memberById(tx, memberId);
    if (!member) throw new DomainError('auth.signed_out');
    const gate = decide('deposit', gateStateOf(member), now);
    if (!gate.ok) throw new DomainError(gate.code);
    const closed = judgeGuard(await findGuard(tx, memberId), now);
    if (closed) throw new DomainError(closed.code, closed.params ? { params: closed.params } : {});
    return { row: await insertNew(deps, tx, memberId, input, now), language };
  });
}

async function insertNew(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  input: NewTopUp,
  now: Date,
): Promise<TopUpRow> {
  const used = await topUpsUsed(tx, memberId, now);
  const { left } = await depositRoom(tx, memberId, now);
  const refusal = judgeTopUp(input.amountCents, used, left);
  if (refusal)
    throw new DomainError(refusal.code, refusal.params ? { params: refusal.params } : {});
  const provider = defaultProvider(deps);
  if (!provider) throw new DomainError('wallet.provider_unavailable');
  const row: TopUpRow = {
    id: uuidv7(),
    member_id: memberId,
    key: input.key,
    amount_cents: input.amountCents,
    currency: DEFAULT_CURRENCY,
    kind: input.kind,
    provider: provider.name,
    provider_ref: null,
    redirect_url: null,
    state: 'started',
    method_id: null,
    refunded_cents: 0,
    created_at: now,
    updated_at: now,
    credited_at: null,
  };
  await insertTopUp(tx, row);
  return row;
}

/**
 * Returns the URL to which the provider's page sends the browser after the payment: the wallet page, which shows the
 * state of the top-up.
 */
const returnUrl = (deps: Deps, id: string) => `${deps.config.publicUrl}/my-wallet-xs?top_up=${id}`;

/** Returns the request that starts the payment at the provider. Every retry sends the same request. */
export const paymentOf = (deps: Deps, row: TopUpRow, language: string): StartPayment => ({
  reference: row.id,
  amountCents: row.amount_cents,
  currency: row.currency,
  kind: row.kind,
  language,
  returnUrl: returnUrl(deps, row.id),
});

async function askProvider(deps: Deps, provider: PaymentProvider, row: TopUpRow, language: string) {
  try {
    return await provider.startPayment(paymentOf(deps, row, language));
  } catch (error) {
    deps.log.warn({ err: error, topUp: row.id }, 'the payment provider did not start a payment');
    // Decline a refused payment, so that it no longer counts towards the limits. A payment whose outcome is unknown
    // still counts.
    if (error instanceof PaymentRefused) await declineTopUp(deps, row);
    throw new DomainError('wallet.provider_unavailable');
  }
}
