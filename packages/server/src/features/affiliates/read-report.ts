import { MAX_REPORT_DAYS, type ReportLine } from '@wl/contract/office/affiliates';
import type { Db } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { utcDay } from '../../platform/utc-day.ts';
import { revenueOfAffiliate } from './read-months.ts';
import { comings } from './referrals-repository.ts';
import { findAffiliate, findShares } from './repository.ts';
import { DAY_MS, monthOf, monthsBetween, netOf, percentIn, sharesOf } from './rules.ts';

type Sums = Omit<ReportLine, 'period'>;

const nothing: Sums = {
  clicks: 0,
  sign_ups: 0,
  first_deposits: 0,
  ggr: 0,
  bonus_cost: 0,
  fees: 0,
  charge_backs: 0,
  net: 0,
  share: 0,
};

/**
 * Returns an affiliate's clicks, sign-ups, first deposits and revenue by day or month, including empty periods.
 * @param given first and last day, both inclusive, at most MAX_REPORT_DAYS
 * @throws DomainError request.not_found (no such affiliate) · request.invalid (invalid period)
 */
export async function readReport(
  db: Db,
  id: string,
  { from: first, until: last, by }: { from: string; until: string; by: 'day' | 'month' },
): Promise<{ lines: ReportLine[]; total: Sums }> {
  const from = new Date(`${first}T00:00:00Z`);
  const until = new Date(Date.parse(`${last}T00:00:00Z`) + DAY_MS);
  const days = (until.getTime() - from.getTime()) / DAY_MS;
  if (days < 1 || days > MAX_REPORT_DAYS) throw new DomainError('request.invalid');
  if (!(await findAffiliate(db, id))) throw new DomainError('request.not_found');
  const shares = await findShares(db, id);
  const came = new Map(
    (await comings(db, id, { from, until, by })).map((row) => [row.period, row]),
  );
  const revenue = new Map(
    (await revenueOfAffiliate(db, id, { from, until, by })).map((row) => [row.period, row]),
  );
  const bare = periodsOf(from, days, by).map((period) => {
    const line = { ...nothing, ...revenue.get(period), ...came.get(period), period };
    return { ...line, net: netOf(line) };
  });
  const parts = sharesOf(bare, (month) => percentIn(month, shares));
  const lines = bare.map((line, at) => ({ ...line, share: parts[at] ?? 0 }));
  return { lines, total: totalOf(lines) };
}

function periodsOf(from: Date, days: number, by: 'day' | 'month'): string[] {
  const dayAt = (index: number) => new Date(from.getTime() + index * DAY_MS);
  return by === 'month'
    ? monthsBetween(monthOf(from), monthOf(dayAt(days - 1)))
    : Array.from({ length: days }, (_, index) => utcDay(dayAt(index)));
}

function totalOf(lines: readonly ReportLine[]): Sums {
  const total = { ...nothing };
  for (const line of lines)
    for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += line[name];
  return total;
}
