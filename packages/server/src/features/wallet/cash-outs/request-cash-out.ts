import { walletEvents } from '@wl/contract/events/wallet';
import type { Transaction as WireTransaction } from '@wl/contract/wallet-transactions';
import {
  CASH_OUT_COOLING_MS,
  CASH_OUT_FOUR_EYES_WINDOW_MS,
  DEFAULT_CURRENCY,
} from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { endForCashOut } from '../../bag/index.ts';
import { lockWallet, post, recordEvent } from '../../ledger/index.ts';
import { memberById, passportOf, profileAt, type MemberRow } from '../../members/index.ts';
import { findCashOutByKey, insertCashOut, type CashOutRow } from './cash-out-repository.ts';
import { findRefusal, insertRefusal } from './refusals-repository.ts';
import { storedFacts, type StoredFacts } from './facts-repository.ts';
import { providerNamed } from '../payments.ts';
import { judgeCashOut } from './cash-out-rules.ts';
import { isUnrestricted, needsTwoClerks, riskFlags, whyClerk } from './review-rules.ts';
import { enqueueAutomaticPayout } from './automatic-payout.ts';
import { settleDebts } from '../settle-debts.ts';
import { cashOutsAvailable } from './switch-repository.ts';
import { readTransaction, publishChange } from '../transactions/transactions.ts';
import { unstakedDeposits } from '../top-ups/turnover.ts';

export interface NewCashOut {
  /** The client's idempotency key, unique per member. */
  key: string;
  amountCents: number;
  methodId: string;
  /** True if the member accepts that the cash-out ends bonuses whose deposits have not been staked in full. */
  endBonuses: boolean;
  /** IP address of the request. */
  ip: string;
}

/**
 * Requests a cash-out and immediately moves its amount from the spendable balance to the `outgoing` balance. Eligible
 * cash-outs are paid out automatically after a short cancellation period. Clerks decide on all others (decision 0012).
 * If the jurisdiction forbids cancellation, the cash-out is locked (`flushed`) from the start (trust U8).
 * All requests with the same key have the same outcome, even if it is a refusal.
 *
 * @throws DomainError wallet.verification_required · wallet.method_unused · wallet.ewallet_needs_deposit ·
 *   wallet.below_minimum · wallet.above_…_limit · wallet.exceeds_cash · wallet.key_reused ·
 *   wallet.cash_outs_unavailable · wallet.cash_out_ends_bonuses
 */
export async function requestCashOut(
  deps: Deps,
  memberId: string,
  input: NewCashOut,
): Promise<WireTransaction> {
  try {
    return await requestOnce(deps, memberId, input);
  } catch (error) {
    // If the member still has to confirm that bonuses will end, store no refusal: the confirmation uses the same key.
    const isQuestion =
      error instanceof DomainError && error.code === 'wallet.cash_out_ends_bonuses';
    if (!(error instanceof DomainError) || isQuestion) throw error;
    return refuseOnce(deps, memberId, input, error);
  }
}

function requestOnce(deps: Deps, memberId: string, input: NewCashOut): Promise<WireTransaction> {
  return deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const earlier = await earlierOutcome(deps, tx, memberId, input);
    if (earlier) return earlier;
    if (!(await cashOutsAvailable(tx))) throw new DomainError('wallet.cash_outs_unavailable');
    const asked = { memberId, methodId: input.methodId, at: deps.clock.now() };
    const facts = await storedFacts(tx, asked, CASH_OUT_FOUR_EYES_WINDOW_MS);
    const unstaked = await unstakedDeposits(tx, memberId);
    // Settle debts first, because members cannot cash out money that they owe.
    const cash = facts.owes ? await settleDebts(deps, tx, memberId, wallet.cash) : wallet.cash;
    const member = await memberById(tx, memberId);
    if (!member) throw new DomainError('auth.signed_out');
    refuse(deps, { ...input, cash }, member, facts);
    await endForCashOut(deps, tx, memberId, {
      unstaked: new Set(unstaked.map(({ topUpId }) => topUpId)),
      isConfirmed: input.endBonuses,
    });
    const depositStaked = unstaked.length === 0;
    return book(deps, tx, input, { at: asked.at, member, facts, depositStaked });
  });
}

/**
 * Returns the cash-out that an earlier request with the same key booked; undefined if no earlier request is known.
 * @throws DomainError wallet.key_reused if the earlier request differs from this request; the stored refusal if the
 * earlier request was refused
 */
async function earlierOutcome(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  input: NewCashOut,
): Promise<WireTransaction | undefined> {
  const booked = await findCashOutByKey(tx, memberId, input.key);
  if (booked) {
    if (booked.amount_cents !== input.amountCents || booked.method_id !== input.methodId)
      throw new DomainError('wallet.key_reused');
    return readTransaction(deps, tx, 'cash_out', { id: booked.id, memberId });
  }
  const refusal = await findRefusal(tx, memberId, input.key);
  if (refusal) throw refusal;
  return undefined;
}

/**
 * Stores a refusal, so that a retry with the same key is also refused, even if the member can afford the cash-out by
 * then. The refused transaction has been rolled back, so this function uses a separate transaction.
 * @returns the cash-out if a duplicate request has booked it in the meantime
 * @throws DomainError the refusal
 */
async function refuseOnce(
  deps: Deps,
  memberId: string,
  input: NewCashOut,
  refusal: DomainError,
): Promise<WireTransaction> {
  const booked = await deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const earlier = await earlierOutcome(deps, tx, memberId, input);
    if (!earlier)
      await insertRefusal(tx, { memberId, key: input.key, refusal, at: deps.clock.now() });
    return earlier;
  });
  if (booked) return booked;
  throw refusal;
}

/**
 * Checks that the member can request this cash-out now.
 * @throws DomainError with the reason if the request is not allowed
 */
function refuse(
  deps: Deps,
  { amountCents, cash }: { amountCents: number; cash: number },
  member: MemberRow,
  { method, hasDeposit, used }: StoredFacts,
) {
  const refusal = judgeCashOut({
    amountCents,
    cashCents: cash,
    isVerified: passportOf(member) === 'verified',
    methodKind: method?.kind,
    hasDeposit,
    used,
  });
  if (refusal)
    throw new DomainError(refusal.code, refusal.params ? { params: refusal.params } : {});
  if (!method || !providerNamed(deps, method.provider))
    throw new DomainError('wallet.cash_outs_unavailable');
}

/** Returns the time of the automatic payout, or null if clerks must decide on the cash-out. */
function goesAt(
  row: Omit<CashOutRow, 'goes_at'>,
  member: MemberRow,
  { around }: StoredFacts,
): Date | null {
  const { created_at: now, amount_cents: amountCents, risk_flags } = row;
  const reasons = whyClerk({
    depositStaked: row.deposit_staked,
    riskFlags: risk_flags,
    needsTwo: needsTwoClerks([...around, { at: now, amountCents }], now, risk_flags),
    isVerified: passportOf(member) === 'verified',
    isUnrestricted: isUnrestricted(member),
    // Both values are always true here. Earlier checks refuse cash-outs above a limit and cash-outs to a method without
    // a credited top-up.
    hasDeposit: true,
    withinLimits: true,
  });
  if (reasons.length > 0) return null;
  // A locked cash-out cannot be cancelled, so it has no cancellation period.
  return row.state === 'flushed' ? now : new Date(now.getTime() + CASH_OUT_COOLING_MS);
}

async function book(
  deps: Deps,
  tx: Transaction,
  input: NewCashOut,
  {
    at: now,
    member,
    facts,
    depositStaked,
  }: { at: Date; member: MemberRow; facts: StoredFacts; depositStaked: boolean },
): Promise<WireTransaction> {
  const id = uuidv7();
  const memberId = member.id;
  const profile = profileAt(deps, member.country, input.ip);
  const row = {
    id,
    member_id: memberId,
    key: input.key,
    amount_cents: input.amountCents,
    currency: DEFAULT_CURRENCY,
    method_id: input.methodId,
    state: profile.cashOutCancel ? ('pending' as const) : ('flushed' as const),
    risk_flags: riskFlags(facts),
    deposit_staked: depositStaked,
    provider_ref: null,
    reason: null,
    created_at: now,
    updated_at: now,
  };
  const goes_at = goesAt(row, member, facts);
  const { wallet } = await post(tx, {
    memberId,
    operationId: id,
    kind: 'cash_out_request',
    transfers: [{ debit: 'cash', credit: 'outgoing', amount: input.amountCents }],
    at: now,
  });
  await insertCashOut(tx, { ...row, goes_at });
  if (goes_at) await enqueueAutomaticPayout(tx, id, goes_at, { isFirst: true });
  await recordEvent(tx, walletEvents.cash_out_requested, {
    memberId,
    data: { cash_out_id: id, amount_cents: input.amountCents, at: now.toISOString() },
  });
  return publishChange(deps, tx, {
    kind: 'cash_out',
    id,
    memberId,
    moved: true,
    wallet,
    member,
    event: walletEvents.cash_out_requested,
  });
}
