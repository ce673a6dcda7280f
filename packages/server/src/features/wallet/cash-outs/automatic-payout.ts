import { walletEvents } from '@wl/contract/events/wallet';
import { CASH_OUT_FOUR_EYES_WINDOW_MS } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../ledger/index.ts';
import { memberById, passportOf } from '../../members/index.ts';
import { audit } from '../../staff/index.ts';
import { holdCashOut } from './cancel-cash-out.ts';
import { dueCashOuts, updateCashOut, type CashOutRow } from './cash-out-repository.ts';
import { storedFacts } from './facts-repository.ts';
import { cashOutLimits } from '../amount-rules.ts';
import {
  isUnrestricted,
  needsTwoClerks,
  raisedFlags,
  whyClerk,
  type ClerkReason,
} from './review-rules.ts';
import { enqueuePayout } from './send-payout.ts';
import { cashOutsAvailable } from './switch-repository.ts';
import { publishChange } from '../transactions/transactions.ts';

export const PAY_OUT_AUTOMATICALLY = 'wallet.send_clean_cash_out';
const AT_ONCE = 100;

/**
 * Schedules the automatic payout of a cash-out. The caller passes the transaction that requests or locks the cash-out,
 * so the job runs only if that transaction commits. A second call replaces the first job.
 * @param isFirst true if this transaction also created the cash-out
 */
export function enqueueAutomaticPayout(
  tx: Transaction,
  cashOutId: string,
  at: Date,
  { isFirst = false } = {},
): Promise<void> {
  const key = `clean:${cashOutId}`;
  return enqueue(tx, PAY_OUT_AUTOMATICALLY, { cashOutId }, { key, isNewKey: isFirst, runAt: at });
}

/**
 * Approves and sends a cash-out whose automatic payout is due (decision 0012). Checks its eligibility again under the
 * wallet lock. A cash-out that is no longer eligible is added to the clerks' queue. Does nothing if the cash-out has
 * since been cancelled or decided.
 */
export async function payOutAutomatically(deps: Deps, id: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const row = await holdCashOut(tx, id);
    const now = deps.clock.now();
    const isUntouched = row.state === 'pending' || row.state === 'flushed';
    if (!isUntouched || row.goes_at === null || row.goes_at > now) return;
    // While cash-outs are unavailable, leave the cash-out due. `sendDueCashOuts` tries again every minute.
    if (!(await cashOutsAvailable(tx))) return;
    const reasons = await reasonsNow(tx, row);
    await (reasons.length === 0 ? approve(deps, tx, row) : toClerks(deps, tx, row, reasons));
  });
}

/**
 * Pays out due cash-outs that are still unsent because their job has stopped retrying or because cash-outs were
 * unavailable.
 */
export async function sendDueCashOuts(deps: Deps): Promise<void> {
  for (const id of await dueCashOuts(deps.db, deps.clock.now(), AT_ONCE))
    try {
      await payOutAutomatically(deps, id);
    } catch (error) {
      deps.log.warn({ err: error, cashOut: id }, 'an automatic payout failed; trying again');
    }
}

async function reasonsNow(tx: Transaction, row: CashOutRow): Promise<ClerkReason[]> {
  const member = await memberById(tx, row.member_id);
  if (!member) throw new Error('a cash-out without its member');
  const { member_id: memberId, method_id: methodId, created_at: at } = row;
  const facts = await storedFacts(tx, { memberId, methodId, at }, CASH_OUT_FOUR_EYES_WINDOW_MS);
  const { used, hasDeposit } = facts;
  return whyClerk({
    depositStaked: row.deposit_staked,
    riskFlags: raisedFlags(row, facts),
    needsTwo: needsTwoClerks(facts.around, at, row.risk_flags),
    isVerified: passportOf(member) === 'verified',
    isUnrestricted: isUnrestricted(member),
    hasDeposit,
    withinLimits: used.day <= cashOutLimits.day && used.month <= cashOutLimits.month,
  });
}

async function approve(deps: Deps, tx: Transaction, row: CashOutRow) {
  const now = deps.clock.now();
  const { id, member_id: memberId, amount_cents } = row;
  await updateCashOut(tx, id, { state: 'processing' }, now, 'house');
  await enqueuePayout(tx, id);
  await recordEvent(tx, walletEvents.cash_out_approved, {
    memberId,
    data: { cash_out_id: id, amount_cents, by_itself: true, at: now.toISOString() },
  });
  await publishChange(deps, tx, {
    kind: 'cash_out',
    id,
    memberId,
    moved: false,
    event: walletEvents.cash_out_approved,
  });
  await audit(tx, {
    clerkId: null,
    action: 'cash_outs.approve',
    subject: `cash_out:${id}`,
    before: { state: row.state },
    after: { state: 'processing', amount_cents, member: memberId },
    reason: 'by itself: clean',
  });
}

async function toClerks(deps: Deps, tx: Transaction, row: CashOutRow, reasons: ClerkReason[]) {
  const { id, member_id: memberId } = row;
  await updateCashOut(tx, id, { goes_at: null }, deps.clock.now());
  await publishChange(deps, tx, { kind: 'cash_out', id, memberId, moved: false });
  await audit(tx, {
    clerkId: null,
    action: 'cash_outs.to_desk',
    subject: `cash_out:${id}`,
    before: { goes_at: row.goes_at?.toISOString() },
    after: { reasons },
    reason: 'by itself: no longer clean',
  });
}
