import type { Granularity, ReportCell } from '@wl/contract/office/reports';
import type { Column, PartAmount, ReportDefinition, Selection } from '../../platform/report.ts';
import { utcDay } from '../../platform/utc-day.ts';

export type Row = Readonly<Record<string, ReportCell>>;
type Columns = ReportDefinition['columns'];

const hasTotal = ({ kind }: Column) => kind === 'count' || kind === 'money';

/** Returns the quotient of two cells as a percentage; null if the divisor is 0. */
function percentOf(row: Row, [dividend, divisor]: readonly [string, string]): number | null {
  const [part, whole] = [Number(row[dividend]), Number(row[divisor])];
  return whole === 0 ? null : (part / whole) * 100;
}

/** Returns a row's cells in column order. Quotients are computed from the row, and cells without a value are null. */
export const cellsOf = (columns: Columns, row: Row): ReportCell[] =>
  Object.entries(columns).map(([name, { quotient }]) =>
    quotient ? percentOf(row, quotient) : (row[name] ?? null),
  );

/**
 * Returns the cells of the total row in column order. Counts and amounts are added up. Percentages are computed from
 * these sums.
 */
export function totalOf(columns: Columns, rows: readonly Row[]): ReportCell[] {
  const names = Object.keys(columns).filter((name) => hasTotal(columns[name] as Column));
  const sums = Object.fromEntries(
    names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)]),
  );
  return cellsOf(columns, sums);
}

/** Maximum number of parts that have their own entry in a report's breakdown. The other parts share one entry. */
const NAMED_PARTS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the first day of the period that contains a day: the day itself, the Monday of its week, or the first of its
 * month.
 * @param day `YYYY-MM-DD`
 */
export function firstDayOf(day: string, by: Granularity): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const date = new Date(`${day}T00:00:00Z`);
  return utcDay(new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS));
}

/**
 * Aggregates daily rows by week or month. The day of an aggregated row is the first day of its week or month.
 * @param day id of the column that contains the day
 * @param rows in ascending order
 */
export function rowsBy(
  columns: Columns,
  rows: readonly Row[],
  day: string,
  by: Granularity,
): Row[] {
  if (by === 'day') return [...rows];
  const groups = Map.groupBy(rows, (row) => firstDayOf(row[day] as string, by));
  const summed = Object.keys(columns).filter((name) => hasTotal(columns[name] as Column));
  return [...groups.values()].map((group) => ({
    ...group[0],
    ...Object.fromEntries(
      summed.map((name) => [name, group.reduce((sum, row) => sum + Number(row[name]), 0)]),
    ),
  }));
}

export interface Part {
  /**
   * Id of one part of a report's breakdown, such as a game's slug; null for the part that combines the smallest parts.
   */
  part: string | null;
  /** Amounts in cents, one for each day or group of days. */
  amounts: number[];
}

/**
 * Adds up amounts by part and report row. Returns the largest parts, and one part with the sum of all others.
 * @param days first day of each row, in ascending order
 */
export function partsOf(
  found: readonly PartAmount[],
  days: readonly string[],
  by: Granularity,
): Part[] {
  const places = new Map(days.map((day, at) => [firstDayOf(day, by), at]));
  const parts = new Map<string, number[]>();
  for (const { day, part, amount } of found) {
    const amounts = parts.get(part) ?? days.map(() => 0);
    const at = places.get(firstDayOf(day, by));
    if (at !== undefined) amounts[at] = (amounts[at] ?? 0) + amount;
    parts.set(part, amounts);
  }
  const size = (amounts: readonly number[]) =>
    Math.abs(amounts.reduce((sum, amount) => sum + amount, 0));
  const sorted = [...parts].sort(([, one], [, other]) => size(other) - size(one));
  const named = sorted.slice(0, NAMED_PARTS).map(([part, amounts]): Part => ({ part, amounts }));
  const others = sorted.slice(NAMED_PARTS).map(([, amounts]) => amounts);
  if (others.length === 0) return named;
  const sums = days.map((_, at) => others.reduce((sum, one) => sum + (one[at] ?? 0), 0));
  return [...named, { part: null, amounts: sums }];
}

/** Parses a string such as `game:neon-shibuya,city:tokyo` into the selected option of each filter. */
export const selectionOf = (text: string | undefined): Selection =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const at = pair.indexOf(':');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );
