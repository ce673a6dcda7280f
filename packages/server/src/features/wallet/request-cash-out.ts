import type { Transaction as WireTransaction } from '@wl/contract/wallet';
import { resolveProfile } from '@wl/world/house/jurisdictions';
import { DEFAULT_CURRENCY } from '@wl/world/house/limits';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockWallet, post, recordEvent, type WalletRow } from '../ledger/index.ts';
import { memberById, passportOf } from '../members/index.ts';
import { cashOutsUsed, findCashOutByKey, insertCashOut } from './cash-out-repository.ts';
import { providerNamed } from './payments.ts';
import {
  areDepositsStaked,
  findMethod,
  hadRefund,
  isMethodShared,
  standingMethods,
  type MethodRow,
} from './repository.ts';
import { judgeCashOut } from './rules.ts';
import { readTransaction, tellChange } from './transactions.ts';

export interface NewCashOut {
  /** The client's idempotency key, unique per member. */
  key: string;
  amountCents: number;
  methodId: string;
}

/**
 * Requests a cash-out: the amount leaves the spendable balance at once and is on its way out. The payments desk decides.
 * Where the jurisdiction forbids cancelling, it is flushed from the start (trust U8).
 * @throws DomainError wallet.verification_required · wallet.method_unused · wallet.ewallet_needs_deposit ·
 *   wallet.below_minimum · wallet.above_…_limit · wallet.exceeds_cash · wallet.key_reused · wallet.cash_outs_unavailable
 */
export async function requestCashOut(
  deps: Deps,
  memberId: string,
  input: NewCashOut,
): Promise<WireTransaction> {
  return deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const known = await findCashOutByKey(tx, memberId, input.key);
    if (known) {
      if (known.amount_cents !== input.amountCents || known.method_id !== input.methodId)
        throw new DomainError('wallet.key_reused');
      return readTransaction(deps, tx, 'cash_out', { id: known.id, memberId });
    }
    const { method, country } = await judge(deps, tx, wallet, input);
    return book(deps, tx, memberId, input, { method, country });
  });
}

async function judge(deps: Deps, tx: Transaction, wallet: WalletRow, input: NewCashOut) {
  const { member_id: memberId } = wallet;
  const member = await memberById(tx, memberId);
  if (!member) throw new DomainError('auth.signed_out');
  const found = await findMethod(tx, input.methodId);
  const method = found?.member_id === memberId ? found : undefined;
  const standing = await standingMethods(tx, memberId);
  const refusal = judgeCashOut({
    amountCents: input.amountCents,
    cashCents: wallet.cash,
    isVerified: passportOf(member) === 'verified',
    methodKind: method?.kind,
    hasDeposit: standing.some(({ id }) => id === method?.id),
    used: await cashOutsUsed(tx, memberId, deps.clock.now()),
  });
  if (refusal)
    throw new DomainError(refusal.code, refusal.params ? { params: refusal.params } : {});
  if (!method || !providerNamed(deps, method.provider))
    throw new DomainError('wallet.cash_outs_unavailable');
  return { method, country: member.country };
}

async function riskFlags(tx: Transaction, method: MethodRow): Promise<string[]> {
  return [
    ...((await isMethodShared(tx, method)) ? ['shared_instrument'] : []),
    ...((await hadRefund(tx, method.member_id)) ? ['deposit_given_back'] : []),
  ];
}

async function book(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  input: NewCashOut,
  { method, country }: { method: MethodRow; country: string },
): Promise<WireTransaction> {
  const now = deps.clock.now();
  const id = uuidv7();
  const profile = resolveProfile(country, { kind: 'private' }, deps.config.defaultProfile);
  await post(tx, {
    memberId,
    operationId: id,
    kind: 'cash_out_request',
    transfers: [{ debit: 'cash', credit: 'outgoing', amount: input.amountCents }],
    at: now,
  });
  await insertCashOut(tx, {
    id,
    member_id: memberId,
    key: input.key,
    amount_cents: input.amountCents,
    currency: DEFAULT_CURRENCY,
    method_id: method.id,
    state: profile.cashOutCancel ? 'pending' : 'flushed',
    risk_flags: await riskFlags(tx, method),
    deposit_staked: await areDepositsStaked(tx, memberId),
    provider_ref: null,
    reason: null,
    created_at: now,
    updated_at: now,
  });
  await recordEvent(tx, {
    memberId,
    type: 'wallet.cash_out_requested',
    data: { cash_out_id: id, amount_cents: input.amountCents, at: now.toISOString() },
  });
  return tellChange(deps, tx, { kind: 'cash_out', id, memberId, moved: true });
}
