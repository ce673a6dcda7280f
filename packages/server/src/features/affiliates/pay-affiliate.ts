import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import {
  decidePayout,
  findPayout,
  insertPayout,
  settledMonths,
  type PayoutRow,
} from './payouts-repository.ts';
import { amountOf, readMonths, settleMonths } from './read-months.ts';
import { refuseOwn } from './refuse-own.ts';
import { findAffiliate, lockAffiliate } from './repository.ts';

/**
 * Rejects referrals that turn out to be the affiliate, before the commission is computed. A rejection changes the
 * figures that the clerk has seen, so the payout fails. Must run in a separate transaction, so that the rollback of the
 * payout does not undo the rejection.
 */
export async function refuseOwnFirst(
  deps: Deps,
  tx: Transaction,
  affiliateId: string | undefined,
): Promise<void> {
  const affiliate = affiliateId && (await findAffiliate(tx, affiliateId));
  if (affiliate) await refuseOwn(deps, tx, affiliate);
}

/**
 * Requests a payout for all payable months since the last payout. The months are treated as settled immediately, so
 * that no month is paid twice.
 * @param seen the amount shown to the clerk, in cents
 * @throws DomainError request.not_found (no such affiliate) · affiliates.payout_waits (another payout is pending) ·
 *   affiliates.nothing_due (no payable month) · affiliates.figures_changed (the amount has changed)
 */
export async function askPayout(
  deps: Deps,
  tx: Transaction,
  affiliateId: string,
  { clerkId, seen }: { clerkId: string; seen: number },
): Promise<PayoutRow> {
  const affiliate = await lockAffiliate(tx, affiliateId);
  if (!affiliate) throw new DomainError('request.not_found');
  const at = deps.clock.now();
  const { settled, due } = await readMonths(tx, affiliateId, at);
  if (settled.some(({ state }) => state === 'asked'))
    throw new DomainError('affiliates.payout_waits');
  const amount = amountOf(due);
  if (amount === 0) throw new DomainError('affiliates.nothing_due');
  if (amount !== seen) throw new DomainError('affiliates.figures_changed');
  const id = uuidv7();
  await insertPayout(
    tx,
    { id, affiliate_id: affiliateId, amount_cents: amount, asked_by: clerkId, asked_at: at },
    due,
  );
  return stored(tx, id);
}

/**
 * Confirms or declines a payout. Any clerk can decline it, but only a second clerk can confirm it. A confirmation
 * checks the figures again, because referrals may have been rejected since the request (`refuseOwnFirst`).
 * @throws DomainError request.not_found (no such payout) · affiliates.payout_decided (already decided) ·
 *   override.same_clerk (the clerk who requested it) · affiliates.figures_changed (the amount has changed)
 */
export async function decideOnPayout(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, confirm }: { clerkId: string; confirm: boolean },
): Promise<PayoutRow> {
  const found = await findPayout(tx, id);
  const affiliate = found && (await lockAffiliate(tx, found.affiliate_id));
  if (!affiliate) throw new DomainError('request.not_found');
  const payout = await stored(tx, id);
  if (payout.state !== 'asked') throw new DomainError('affiliates.payout_decided');
  if (confirm) {
    if (payout.asked_by === clerkId) throw new DomainError('override.same_clerk');
    await checkFigures(tx, payout);
  }
  await decidePayout(tx, id, {
    state: confirm ? 'confirmed' : 'declined',
    decided_by: clerkId,
    decided_at: deps.clock.now(),
  });
  return stored(tx, id);
}

async function checkFigures(tx: Transaction, payout: PayoutRow): Promise<void> {
  const asked = (await settledMonths(tx, payout.affiliate_id)).filter(
    ({ payoutId }) => payoutId === payout.id,
  );
  const now = await settleMonths(
    tx,
    payout.affiliate_id,
    asked.map(({ month }) => month),
    asked[0]?.carriedIn ?? 0,
  );
  if (asked.some(({ net, percent }, at) => net !== now[at]?.net || percent !== now[at]?.percent))
    throw new DomainError('affiliates.figures_changed');
}

async function stored(tx: Transaction, id: string): Promise<PayoutRow> {
  const row = await findPayout(tx, id);
  if (!row) throw new Error(`pay-out ${id} is gone`);
  return row;
}
