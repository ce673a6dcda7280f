import type { Db } from '../../platform/database.ts';
import { revenueOf, type RevenueRow } from '../ledger/index.ts';
import { standingMonths, type StandingMonth } from './payouts-repository.ts';
import { standingReferrals } from './referrals-repository.ts';
import { findShares } from './repository.ts';
import {
  monthOf,
  monthsBetween,
  netOf,
  nextMonth,
  payableFrom,
  percentIn,
  settle,
  startOf,
  type SettledMonth,
} from './rules.ts';

/** Revenue of the members an affiliate has brought and that stand, each since they were brought. */
export async function revenueOfAffiliate(
  db: Db,
  affiliateId: string,
  period: Parameters<typeof revenueOf>[2],
): Promise<RevenueRow[]> {
  const referrals = await standingReferrals(db, affiliateId);
  const watched = referrals.map(({ member_id: memberId, referred_at: since }) => ({
    memberId,
    since,
  }));
  return revenueOf(db, watched, period);
}

/** Months settled by what the ledger says now. @param carried what the months before the first one owe */
export async function settleMonths(
  db: Db,
  affiliateId: string,
  months: readonly string[],
  carried: number,
): Promise<SettledMonth[]> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return [];
  const shares = await findShares(db, affiliateId);
  const rows = await revenueOfAffiliate(db, affiliateId, {
    from: startOf(first),
    until: startOf(nextMonth(last)),
    by: 'month',
  });
  const nets = new Map(rows.map((row) => [row.period, netOf(row)]));
  return settle(
    months.map((month) => ({
      month,
      net: nets.get(month) ?? 0,
      percent: percentIn(month, shares),
    })),
    carried,
  );
}

export interface AffiliateMonths {
  /** Asked for or paid, oldest first. */
  standing: StandingMonth[];
  /** After those, up to the running month, by what the ledger says now. */
  open: SettledMonth[];
  /** Of the open ones: over for long enough to be paid. */
  due: SettledMonth[];
}

/** Every month of an affiliate, and which of them are due at `now`. */
export async function readMonths(db: Db, affiliateId: string, now: Date): Promise<AffiliateMonths> {
  const standing = await standingMonths(db, affiliateId);
  const last = standing.at(-1);
  const first = last
    ? nextMonth(last.month)
    : ((await findShares(db, affiliateId))[0]?.month ?? monthOf(now));
  const open = await settleMonths(
    db,
    affiliateId,
    monthsBetween(first, monthOf(now)),
    last?.carriedOut ?? 0,
  );
  return { standing, open, due: open.filter(({ month }) => payableFrom(month) <= now) };
}

/** What months come to when they are paid together. */
export const amountOf = (months: readonly SettledMonth[]): number =>
  months.reduce((sum, { paid }) => sum + paid, 0);
