import { walletEvents } from '@wl/contract/events/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidOf, uuidv7 } from '../../platform/ids.ts';
import { depositCredited, depositTakenBack } from '../bag/index.ts';
import { lockWallet, post, recordEvent, type WalletRow } from '../ledger/index.ts';
import { isExcluded } from '../limits/index.ts';
import {
  gateStateOf,
  markPassportActive,
  markPassportInactive,
  memberById,
} from '../members/index.ts';
import { countFailure } from './top-ups/count-failure.ts';
import { findCashOut } from './cash-outs/cash-out-repository.ts';
import { insertDebt } from './debt-repository.ts';
import { endPayout } from './cash-outs/end-payout.ts';
import type { PaymentEvent } from './payments.ts';
import { isCorrected } from './reconciliation/differences-repository.ts';
import {
  findTopUp,
  hasCreditedTopUp,
  insertEvent,
  isEventKnown,
  lockTopUp,
  updateTopUp,
  upsertMethod,
  type TopUpRow,
} from './repository.ts';
import { settleDebts } from './settle-debts.ts';
import { judgePaymentEvent, type TopUpVerdict } from './top-ups/top-up-rules.ts';
import { publishChange } from './transactions/transactions.ts';
import { insertDeposit, lowerDue } from './top-ups/turnover-repository.ts';

export type Received = 'applied' | 'ignored' | 'set_aside' | 'repeated';

/**
 * Applies an authentic provider event at most once, after checking it against the stored top-up or cash-out. The
 * event's id, its effect and the ledger entries are stored in one transaction, so repeated, late or out-of-order events
 * do no harm.
 * @throws DomainError request.not_found for an unknown reference · request.overloaded if an earlier event has not
 *   arrived yet: nothing is stored, and the provider sends the event again
 */
export async function receivePaymentEvent(deps: Deps, event: PaymentEvent): Promise<Received> {
  const topUp = await findTopUp(deps.db, event.reference);
  const owner = topUp ?? (await findCashOut(deps.db, event.reference));
  if (!owner) {
    deps.log.error(
      { event: event.eventId, type: event.type },
      'a payment event names nothing of ours',
    );
    throw new DomainError('request.not_found');
  }
  const received = await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, owner.member_id);
    if (await isEventKnown(tx, event)) return 'repeated';
    const outcome = topUp
      ? await applyToTopUp(deps, tx, wallet, event)
      : await endPayout(deps, tx, event);
    await insertEvent(tx, event, outcome.received, deps.clock.now());
    return { ...outcome };
  });
  if (received === 'repeated') return received;
  if (received.received === 'set_aside')
    deps.log.error(
      { event: event.eventId, type: event.type, reference: event.reference, why: received.why },
      'a payment event does not fit our books and was set aside',
    );
  return received.received;
}

interface Outcome {
  received: Exclude<Received, 'repeated'>;
  why?: string;
}

async function applyToTopUp(
  deps: Deps,
  tx: Transaction,
  wallet: WalletRow,
  event: PaymentEvent,
): Promise<Outcome> {
  const row = await lockTopUp(tx, event.reference);
  if (!row) throw new DomainError('request.not_found');
  const verdict: TopUpVerdict = judgePaymentEvent(
    {
      state: row.state,
      providerRef: row.provider_ref,
      amountCents: row.amount_cents,
      refundedCents: row.refunded_cents,
      currency: row.currency,
    },
    event,
  );
  switch (verdict.action) {
    case 'wait':
      throw new DomainError('request.overloaded');
    case 'set_aside':
      return { received: 'set_aside', why: verdict.why };
    case 'ignore':
      return { received: 'ignored' };
    case 'move':
      await updateTopUp(
        tx,
        row.id,
        { state: verdict.state, provider_ref: event.providerRef },
        deps.clock.now(),
      );
      if (event.type === 'payment_declined') await noteDecline(deps, tx, row);
      await publishChange(deps, tx, {
        kind: 'top_up',
        id: row.id,
        memberId: row.member_id,
        moved: false,
        ...(event.type === 'payment_declined' && { event: walletEvents.top_up_declined }),
      });
      return { received: 'applied' };
    case 'credit':
      // Do not credit a payment that clerks have already booked from the provider's statement, for example because an
      // earlier event did not match the stored top-up.
      if (await isCorrected(tx, row.id)) return { received: 'set_aside', why: 'corrected' };
      await credit(deps, tx, row, event);
      return { received: 'applied' };
    case 'take_back':
      await takeBack(deps, tx, row, wallet, event);
      return { received: 'applied' };
  }
}

/** Counts a failed payment and records the event `top_up_declined`. Repeated failures block top-ups. */
async function noteDecline(deps: Deps, tx: Transaction, row: TopUpRow) {
  const { id, member_id: memberId, amount_cents: amount } = row;
  await countFailure(deps, tx, memberId);
  await recordEvent(tx, walletEvents.top_up_declined, {
    memberId,
    data: {
      top_up_id: id,
      amount_cents: amount,
      started_at: row.created_at.toISOString(),
      at: deps.clock.now().toISOString(),
    },
  });
}

/** Credits a payment: adds it to cash, allows cash-outs to its payment method and activates the passport. */
async function credit(deps: Deps, tx: Transaction, row: TopUpRow, event: PaymentEvent) {
  if (!event.method) throw new Error('judged without a method');
  const now = deps.clock.now();
  const { id, member_id: memberId, amount_cents: amount } = row;
  const { kind, token, label } = event.method;
  const method = await upsertMethod(tx, {
    id: uuidv7(),
    member_id: memberId,
    provider: row.provider,
    token,
    kind,
    label,
    first_used_at: now,
  });
  const posted = await post(tx, {
    memberId,
    operationId: id,
    kind: 'top_up',
    transfers: [{ debit: 'paymentClearing', credit: 'cash', amount }],
    at: now,
  });
  await updateTopUp(
    tx,
    id,
    { state: 'credited', method_id: method.id, provider_ref: event.providerRef, credited_at: now },
    now,
  );
  await insertDeposit(tx, {
    top_up_id: id,
    member_id: memberId,
    credited_at: now,
    due_cents: amount,
  });
  await markPassportActive(deps, tx, memberId);
  await recordEvent(tx, walletEvents.top_up_credited, {
    memberId,
    data: {
      top_up_id: id,
      amount_cents: amount,
      method_kind: kind,
      started_at: row.created_at.toISOString(),
      at: now.toISOString(),
    },
  });
  const { cash } = posted.wallet;
  const owed = cash - (await settleDebts(deps, tx, memberId, cash));
  const member = await memberById(tx, memberId);
  // An excluded member can still pay on a hosted page that was opened before the exclusion. The money is credited but
  // triggers no bonus (decisions §10).
  if (member && !isExcluded(gateStateOf(member), now))
    // Only the part of the payment that did not settle a debt counts as a deposit for bonuses.
    await depositCredited(deps, tx, { memberId, topUpId: id, cents: Math.max(0, amount - owed) });
  await publishChange(deps, tx, {
    kind: 'top_up',
    id,
    memberId,
    moved: true,
    event: walletEvents.top_up_credited,
  });
}

/**
 * Books a refund or chargeback. Takes as much as possible from the member's cash. Books the rest as a correction and
 * records it as the member's debt (decision 0014).
 */
async function takeBack(
  deps: Deps,
  tx: Transaction,
  row: TopUpRow,
  wallet: WalletRow,
  event: PaymentEvent,
) {
  const now = deps.clock.now();
  const { id, member_id: memberId } = row;
  const fromCash = Math.min(wallet.cash, event.amountCents);
  const lost = event.amountCents - fromCash;
  const operationId = operationOf(event);
  await post(tx, {
    memberId,
    operationId,
    kind: event.type === 'payment_refunded' ? 'top_up_refund' : 'charge_back',
    transfers: [
      ...(fromCash > 0
        ? [{ debit: 'cash', credit: 'paymentClearing', amount: fromCash } as const]
        : []),
      ...(lost > 0
        ? [{ debit: 'corrections', credit: 'paymentClearing', amount: lost } as const]
        : []),
    ],
    at: now,
  });
  if (lost > 0)
    await insertDebt(
      tx,
      { id: operationId, member_id: memberId, top_up_id: id, amount_cents: lost },
      now,
    );
  const refunded = row.refunded_cents + event.amountCents;
  await updateTopUp(
    tx,
    id,
    {
      refunded_cents: refunded,
      ...(refunded === row.amount_cents ? { state: 'refunded' as const } : {}),
    },
    now,
  );
  await lowerDue(tx, id, event.amountCents);
  if (!(await hasCreditedTopUp(tx, memberId))) await markPassportInactive(deps, tx, memberId);
  await recordEvent(tx, walletEvents.top_up_refunded, {
    memberId,
    data: {
      top_up_id: id,
      amount_cents: event.amountCents,
      lost_cents: lost,
      charge_back: event.type === 'payment_charged_back',
      at: now.toISOString(),
    },
  });
  await depositTakenBack(deps, tx, memberId, id);
  await publishChange(deps, tx, {
    kind: 'top_up',
    id,
    memberId,
    moved: true,
    event: walletEvents.top_up_refunded,
  });
}

/**
 * Returns the ledger operation id of a payment event. A repeated event gets the same id. Each partial refund of a
 * payment gets its own id.
 */
function operationOf({ provider, eventId }: PaymentEvent): string {
  return uuidOf(`wallet.event:${provider}:${eventId}`);
}

/**
 * Declines a top-up that the provider never accepted. Does nothing if another transaction has already changed the state
 * of the top-up.
 */
export async function declineTopUp(
  deps: Deps,
  { id, member_id: memberId }: Pick<TopUpRow, 'id' | 'member_id'>,
): Promise<void> {
  await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const row = await lockTopUp(tx, id);
    if (row?.state !== 'started') return;
    await updateTopUp(tx, id, { state: 'declined' }, deps.clock.now(), 'house');
    await publishChange(deps, tx, { kind: 'top_up', id, memberId, moved: false });
  });
}
