import type { Transaction as WireTransaction } from '@wl/contract/wallet';
import { resolveProfile } from '@wl/world/house/jurisdictions';
import {
  CASH_OUT_COOLING_MS,
  CASH_OUT_FOUR_EYES_WINDOW_MS,
  DEFAULT_CURRENCY,
} from '@wl/world/house/limits';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockWallet, post, recordEvent, type WalletRow } from '../ledger/index.ts';
import { memberById, passportOf, type MemberRow } from '../members/index.ts';
import {
  cashOutsAround,
  cashOutsUsed,
  findCashOutByKey,
  insertCashOut,
  type CashOutRow,
} from './cash-out-repository.ts';
import { providerNamed } from './payments.ts';
import {
  areDepositsStaked,
  findMethod,
  hadRefund,
  isMethodShared,
  standingMethods,
  type MethodRow,
} from './repository.ts';
import { isInGoodStanding, judgeCashOut, needsTwoClerks, whyDesk } from './rules.ts';
import { enqueueClean } from './send-clean-cash-out.ts';
import { settleDebts } from './settle-debts.ts';
import { cashOutsAvailable } from './switch-repository.ts';
import { readTransaction, tellChange } from './transactions.ts';

export interface NewCashOut {
  /** The client's idempotency key, unique per member. */
  key: string;
  amountCents: number;
  methodId: string;
}

/**
 * Requests a cash-out: the amount leaves the spendable balance at once and is on its way out. A clean one goes by itself
 * after a short while in which it can be cancelled; of any other the payments desk decides (decision 0012). Where the
 * jurisdiction forbids cancelling, it is flushed from the start (trust U8).
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
    if (!(await cashOutsAvailable(tx))) throw new DomainError('wallet.cash_outs_unavailable');
    // What the member owes the house is not theirs to take out.
    const cash = await settleDebts(deps, tx, memberId, wallet.cash);
    const { method, member } = await judge(deps, tx, { ...wallet, cash }, input);
    return book(deps, tx, input, { method, member });
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
  return { method, member };
}

/** What is odd about a cash-out to this method; any of it makes two clerks look. */
export async function riskFlags(tx: Transaction, method: MethodRow): Promise<string[]> {
  return [
    ...((await isMethodShared(tx, method)) ? ['shared_instrument'] : []),
    ...((await hadRefund(tx, method.member_id)) ? ['deposit_given_back'] : []),
  ];
}

/** When it goes by itself, or null when the desk decides. */
async function goesAt(
  deps: Deps,
  tx: Transaction,
  row: Omit<CashOutRow, 'goes_at'>,
  member: MemberRow,
): Promise<Date | null> {
  const { member_id: memberId, created_at: now, amount_cents: amountCents, risk_flags } = row;
  const around = await cashOutsAround(tx, memberId, now, CASH_OUT_FOUR_EYES_WINDOW_MS);
  const reasons = whyDesk({
    depositStaked: row.deposit_staked,
    riskFlags: risk_flags,
    needsTwo: needsTwoClerks([...around, { at: now, amountCents }], now, risk_flags),
    isVerified: passportOf(member) === 'verified',
    inGoodStanding: isInGoodStanding(member),
    // The request would have been refused.
    hasDeposit: true,
    withinLimits: true,
  });
  if (reasons.length > 0) return null;
  // Nothing can be cancelled, so there is nothing to wait for.
  return row.state === 'flushed' ? now : new Date(now.getTime() + CASH_OUT_COOLING_MS);
}

async function book(
  deps: Deps,
  tx: Transaction,
  input: NewCashOut,
  { method, member }: { method: MethodRow; member: MemberRow },
): Promise<WireTransaction> {
  const now = deps.clock.now();
  const id = uuidv7();
  const memberId = member.id;
  const profile = resolveProfile(member.country, { kind: 'private' }, deps.config.defaultProfile);
  const row = {
    id,
    member_id: memberId,
    key: input.key,
    amount_cents: input.amountCents,
    currency: DEFAULT_CURRENCY,
    method_id: method.id,
    state: profile.cashOutCancel ? ('pending' as const) : ('flushed' as const),
    risk_flags: await riskFlags(tx, method),
    deposit_staked: await areDepositsStaked(tx, memberId),
    provider_ref: null,
    reason: null,
    created_at: now,
    updated_at: now,
  };
  const goes_at = await goesAt(deps, tx, row, member);
  await post(tx, {
    memberId,
    operationId: id,
    kind: 'cash_out_request',
    transfers: [{ debit: 'cash', credit: 'outgoing', amount: input.amountCents }],
    at: now,
  });
  await insertCashOut(tx, { ...row, goes_at });
  if (goes_at) await enqueueClean(tx, id, goes_at);
  await recordEvent(tx, {
    memberId,
    type: 'wallet.cash_out_requested',
    data: { cash_out_id: id, amount_cents: input.amountCents, at: now.toISOString() },
  });
  return tellChange(deps, tx, { kind: 'cash_out', id, memberId, moved: true });
}
