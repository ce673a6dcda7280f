import type { AffiliateFile, AffiliateMonth, Referral } from '@wl/contract/office/affiliates';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { nicknamesOf } from '../members/index.ts';
import { clerkNames } from '../staff/index.ts';
import { payoutsOf } from './payouts-repository.ts';
import { amountOf, readMonths, type AffiliateMonths } from './read-months.ts';
import { referralPage } from './referrals-repository.ts';
import { findAffiliate, findShares, tokenLines } from './repository.ts';
import { monthOf, nextMonth, payableFrom, percentIn, type SettledMonth } from './rules.ts';

const MONTHS_SHOWN = 13;
const PAYOUTS_SHOWN = 24;
const REFERRALS_PAGE = 20;

/**
 * Returns an affiliate's details for the back office.
 * @throws DomainError request.not_found if there is no such affiliate
 */
export async function readAffiliate(
  { clock }: Pick<Deps, 'clock'>,
  db: Db,
  id: string,
  clerkId: string,
): Promise<AffiliateFile> {
  const row = await findAffiliate(db, id);
  if (!row) throw new DomainError('request.not_found');
  const now = clock.now();
  const shares = await findShares(db, id);
  const months = await readMonths(db, id, now);
  const payouts = await payoutsOf(db, id, PAYOUTS_SHOWN);
  const names = await clerkNames(db, [
    ...new Set(payouts.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by ?? asked_by])),
  ]);
  const waits = payouts.some(({ state }) => state === 'asked');
  const [share, next] = [monthOf(now), nextMonth(monthOf(now))].map((month) =>
    percentIn(month, shares),
  );
  return {
    id,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    birth_date: row.birth_date,
    email: row.email,
    phone: row.phone,
    country: row.country,
    post_code: row.post_code,
    address1: row.address1,
    state: row.state,
    version: row.version,
    share_percent: share ?? 0,
    next_share_percent: next === share ? null : (next ?? null),
    created_at: row.created_at.toISOString(),
    tokens: await tokenLines(db, id),
    months: wireMonths(months, now),
    due: waits ? 0 : amountOf(months.due),
    payouts: payouts.map((payout) => ({
      id: payout.id,
      amount: payout.amount_cents,
      months: payout.months,
      state: payout.state,
      asked_by: names.get(payout.asked_by) ?? '',
      mine: payout.asked_by === clerkId,
      asked_at: payout.asked_at.toISOString(),
      decided_by: payout.decided_by === null ? null : (names.get(payout.decided_by) ?? ''),
      decided_at: payout.decided_at?.toISOString() ?? null,
    })),
  };
}

function wireMonths({ settled, open, due }: AffiliateMonths, now: Date): AffiliateMonth[] {
  const wire = (month: SettledMonth, state: AffiliateMonth['state']): AffiliateMonth => ({
    month: month.month,
    net: month.net,
    percent: month.percent,
    share: month.share,
    carried_in: month.carriedIn,
    paid: month.paid,
    carried_out: month.carriedOut,
    state,
    payable_from: payableFrom(month.month).toISOString(),
  });
  const stateOf = (month: SettledMonth) =>
    due.includes(month) ? 'due' : month.month === monthOf(now) ? 'running' : 'waits';
  return [
    ...settled.map((month) => wire(month, month.state)),
    ...open.map((month) => wire(month, stateOf(month))),
  ]
    .slice(-MONTHS_SHOWN)
    .toReversed();
}

/** Returns a page of an affiliate's referrals. @throws DomainError request.not_found if there is no such affiliate */
export async function readReferrals(
  db: Db,
  id: string,
  page: number,
): Promise<{ data: Referral[]; meta: { current_page: number; total: number; to: number } }> {
  if (!(await findAffiliate(db, id))) throw new DomainError('request.not_found');
  const { rows, total } = await referralPage(db, id, { page, size: REFERRALS_PAGE });
  const nicknames = await nicknamesOf(
    db,
    rows.map(({ member_id }) => member_id),
  );
  return {
    data: rows.map((row) => ({
      member: { id: row.member_id, nickname: nicknames.get(row.member_id) ?? '' },
      token: row.token,
      referred_at: row.referred_at.toISOString(),
      first_deposit_at: row.first_deposit_at?.toISOString() ?? null,
      refused: row.reason,
    })),
    meta: {
      current_page: page,
      total,
      to: rows.length === 0 ? 0 : (page - 1) * REFERRALS_PAGE + rows.length,
    },
  };
}
