/**
 * Definition of a report of the back office. A file `report.ts` below `features/<feature>/reports/<slug>` exports one as
 * `report`; the feature `reports` finds and serves it, and the back office draws it (decision 91).
 */
import type { ColumnKind, ReportLink } from '@wl/contract/office/reports';
import type { Texts } from '@wl/world/languages';
import type { Deps } from './deps.ts';
import { utcDay } from './utc-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Period of a report in UTC. */
export interface Period {
  /** First and last day, both included, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  /** The same period as times: `from` is included, `until` is not. */
  from: Date;
  until: Date;
}

/** Returns the period between two days, both included. @param firstDay,lastDay `YYYY-MM-DD` */
export function periodOf(firstDay: string, lastDay: string): Period {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
  return {
    firstDay,
    lastDay,
    from: new Date(startOf(firstDay)),
    until: new Date(startOf(lastDay) + DAY_MS),
  };
}

/** Returns the number of days in a period; less than 1 if the last day is before the first. */
export const daysIn = ({ from, until }: Period): number =>
  Math.round((until.getTime() - from.getTime()) / DAY_MS);

/**
 * Returns one row per day of the period, in ascending order: the given row, or a row of zeros. Returns no rows if none
 * are given.
 */
export function everyDay<Row extends { day: string }>(
  period: Period,
  rows: readonly Row[],
  zeros: Omit<Row, 'day'>,
): Row[] {
  if (rows.length === 0) return [];
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: daysIn(period) }, (_, index) => {
    const day = utcDay(new Date(period.from.getTime() + index * DAY_MS));
    return found.get(day) ?? ({ ...zeros, day } as Row);
  });
}

/** Types of the cells by kind of column. */
interface Cells extends Record<ColumnKind, unknown> {
  day: string;
  text: string | null;
  count: number;
  money: number;
  percent: number | null;
  game: ReportLink;
  member: ReportLink;
}

export interface Column {
  kind: ColumnKind;
  head: Texts;
  /** Columns whose quotient is the percentage in this column. The quotient is also computed for the totals. */
  quotient?: readonly [dividend: string, divisor: string];
}

/** Column `day`, with which most reports begin. */
export const dayColumn = {
  kind: 'day',
  head: { en: 'Day', es: 'Día', fr: 'Jour', pt: 'Dia', tr: 'Gün' },
} as const satisfies Column;

type Columns = Readonly<Record<string, Column>>;

/** Row that `read` returns: one value per column, without the quotients. */
type RowOf<All extends Columns> = {
  [
    Name in keyof All as All[Name] extends { quotient: object } ? never : Name
  ]: Cells[All[Name]['kind']];
};

export interface ReportDefinition<All extends Columns = Columns> {
  title: Texts;
  /** One or two sentences that say what the figures include and exclude. */
  summary: Texts;
  /** Permission from `staff/permissions.ts` that is needed in addition to `reports.view`. */
  permission: string;
  /** Columns in the order in which they are shown. Counts and amounts get a total. */
  columns: All;
  /** Chart of amounts over days. Stacked areas cannot show negative amounts; lines can. */
  chart?: {
    as: 'areas' | 'lines';
    by: keyof All & string;
    columns: readonly (keyof All & string)[];
  };
  /** Reads the rows of a period. Days must be in ascending order (`everyDay`). */
  read: (deps: Deps, period: Period) => Promise<readonly RowOf<All>[]>;
}

/** Returns the definition without the types of its columns, after the compiler has checked `read` against them. */
export const defineReport = <const All extends Columns>(
  definition: ReportDefinition<All>,
): ReportDefinition => definition as unknown as ReportDefinition;
