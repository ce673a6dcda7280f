/** Rules for lists of transactions: ranges of UTC days, and aggregates. Amounts are in cents. */
import { DomainError } from '../../../platform/errors.ts';

const DAY_MS = 86_400_000;

/**
 * Converts a range of UTC days (inclusive at both ends) to the times `from` (inclusive) and `until` (exclusive).
 * @throws DomainError request.invalid if the days are in the wrong order
 */
export function dayRange(
  from: string | undefined,
  to: string | undefined,
): { from?: Date; until?: Date } {
  if (from !== undefined && to !== undefined && from > to)
    throw new DomainError('request.invalid', { fields: { to: ['This is before the first day.'] } });
  return {
    ...(from === undefined ? {} : { from: new Date(`${from}T00:00:00Z`) }),
    ...(to === undefined ? {} : { until: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) }),
  };
}

export interface Aggregate {
  amount: number;
  average: number;
  total: number;
  frequency: number;
}

/**
 * Number of days over which a frequency is measured. A shorter history is treated as a full period: three
 * transactions in the first week give a frequency of three per 30 days, not thirteen.
 */
const FREQUENCY_DAYS = 30;

/**
 * Returns the aggregates of specification §3: total and average of the completed payments in cents, number of
 * transactions, and frequency. The frequency is in hundredths of a transaction per 30 days, from the first transaction
 * to `until`.
 */
export function aggregateOf(
  row: { total: number; completed: number; amount: number; first_at: Date } | undefined,
  until: Date,
): Aggregate {
  if (!row || row.total === 0) return { amount: 0, average: 0, total: 0, frequency: 0 };
  const days = Math.max(FREQUENCY_DAYS, (until.getTime() - row.first_at.getTime()) / DAY_MS);
  return {
    amount: row.amount,
    average: row.completed === 0 ? 0 : Math.round(row.amount / row.completed),
    total: row.total,
    frequency: Math.round((row.total * FREQUENCY_DAYS * 100) / days),
  };
}
