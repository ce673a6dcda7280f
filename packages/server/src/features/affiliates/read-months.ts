import type { Db } from '../../platform/database/database.ts';
import { revenueOf, type RevenueRow } from '../ledger/index.ts';
import { settledMonths, type PayoutMonth } from './payouts-repository.ts';
import { acceptedReferrals } from './referrals-repository.ts';
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

/** Returns the revenue from an affiliate's accepted referrals, counted from the time of each referral. */
export async function revenueOfAffiliate(
  db: Db,
  affiliateId: string,
  period: Parameters<typeof revenueOf>[2],
): Promise<RevenueRow[]> {
  const referrals = await acceptedReferrals(db, affiliateId);
  const watched = referrals.map(({ member_id: memberId, referred_at: since }) => ({
    memberId,
    since,
  }));
  return revenueOf(db, watched, period);
}

/**
 * Computes an affiliate's monthly settlements from the ledger's current figures.
 * @param carried debt carried over from before the first month
 */
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
  /** Months with a requested or confirmed payout, oldest first. */
  settled: PayoutMonth[];
  /** Months after the last settled month, up to the current month, with the ledger's current figures. */
  open: SettledMonth[];
  /** Open months that ended long enough ago to be paid. */
  due: SettledMonth[];
}

/** Returns an affiliate's settled and open months, and the open months that can be paid at `now`. */
export async function readMonths(db: Db, affiliateId: string, now: Date): Promise<AffiliateMonths> {
  const settled = await settledMonths(db, affiliateId);
  const last = settled.at(-1);
  const first = last
    ? nextMonth(last.month)
    : ((await findShares(db, affiliateId))[0]?.month ?? monthOf(now));
  const open = await settleMonths(
    db,
    affiliateId,
    monthsBetween(first, monthOf(now)),
    last?.carriedOut ?? 0,
  );
  return { settled, open, due: open.filter(({ month }) => payableFrom(month) <= now) };
}

/** Returns the total payment for the given months. */
export const amountOf = (months: readonly SettledMonth[]): number =>
  months.reduce((sum, { paid }) => sum + paid, 0);
