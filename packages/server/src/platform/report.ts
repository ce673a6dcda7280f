/**
 * Definition of a back-office report, which `features/<feature>/reports/<slug>/report.ts` exports as `report`. The
 * feature `reports` finds and serves the report, and the back office displays it (decision 91).
 */
import type { ColumnKind, ReportLink, ReportRange } from '@wl/contract/office/reports';
import type { Language, Texts } from '@wl/world/languages';
import type { Deps } from './deps.ts';
import { utcDay } from './utc-day.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Period of a report, in whole UTC days. */
export interface Period {
  /** First and last day of the period (`YYYY-MM-DD`, inclusive). */
  firstDay: string;
  lastDay: string;
  /** Start (inclusive) and end (exclusive) of the period as instants. */
  from: Date;
  until: Date;
}

/**
 * Returns the period from the first to the last day, inclusive.
 * @param firstDay,lastDay `YYYY-MM-DD`
 */
export function periodOf(firstDay: string, lastDay: string): Period {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
  return {
    firstDay,
    lastDay,
    from: new Date(startOf(firstDay)),
    until: new Date(startOf(lastDay) + DAY_MS),
  };
}

/** Returns the period of the same length that immediately precedes the given one. */
export function periodBefore(period: Period): Period {
  const at = (offset: number) => utcDay(new Date(period.from.getTime() - offset * DAY_MS));
  return periodOf(at(daysIn(period)), at(1));
}

/** Returns the number of days in a period; less than 1 if the last day is before the first. */
export const daysIn = ({ from, until }: Period): number =>
  Math.round((until.getTime() - from.getTime()) / DAY_MS);

/**
 * Returns one row per day of the period, in ascending order. Days that are missing from `rows` get a row of zeros.
 * Returns an empty array if `rows` is empty.
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

/** Type of a cell's value for each kind of column. */
interface Cells extends Record<ColumnKind, unknown> {
  day: string;
  time: string;
  text: string | Texts | null;
  count: number;
  money: number;
  percent: number | null;
  range: ReportRange | null;
  game: ReportLink;
  member: ReportLink;
}

export interface Column {
  kind: ColumnKind;
  head: Texts;
  /**
   * Names of two other columns whose quotient, in percent, is the value of this column. The total row shows the
   * quotient of their totals.
   */
  quotient?: readonly [dividend: string, divisor: string];
}

export const dayColumn = {
  kind: 'day',
  head: { en: 'Day', es: 'Día', fr: 'Jour', pt: 'Dia', tr: 'Gün' },
} as const satisfies Column;

/** Column with the time of each entry in a list. */
export const timeColumn = {
  kind: 'time',
  head: { en: 'Time', es: 'Fecha y hora', fr: 'Heure', pt: 'Data e hora', tr: 'Zaman' },
} as const satisfies Column;

export const memberColumn = {
  kind: 'member',
  head: { en: 'Member', es: 'Miembro', fr: 'Membre', pt: 'Membro', tr: 'Üye' },
} as const satisfies Column;

type Columns = Readonly<Record<string, Column>>;

/** Row that `read` returns, with one value for each column that is not a quotient. Quotients are computed later. */
type RowOf<All extends Columns> = {
  [
    Name in keyof All as All[Name] extends { quotient: object } ? never : Name
  ]: Cells[All[Name]['kind']];
};

/** Report filter that applies in addition to the period. The clerk selects one option or none. */
export interface Filter {
  head: Texts;
  options: (language: Language) => readonly ReportLink[];
}

/** Selected option of each filter, by filter id. */
export type Selection = Readonly<Partial<Record<string, string>>>;

/** Amount, in cents, that one part of a breakdown contributes to a column on one day. */
export interface PartAmount {
  day: string;
  /** Id of the part of the breakdown, such as the id of a category. */
  part: string;
  amount: number;
}

/** Breakdown of a column of amounts into parts, such as categories. The chart shows the parts as stacked bars. */
export interface Split {
  head: Texts;
  column: string;
  nameOf: (part: string, language: Language) => string;
  /** Reads each part's amount for each day. The amounts for a day must add up to that day's value in `column`. */
  read: (deps: Deps, period: Period, selection: Selection) => Promise<readonly PartAmount[]>;
}

/** Figure shown above the chart and compared with the previous period. */
interface Headline<Name extends string = string> {
  column: Name;
  /**
   * Direction in which a change counts as an improvement. If omitted, the change is shown without a positive or
   * negative mark.
   */
  good?: 'more' | 'less';
}

export interface ReportDefinition<All extends Columns = Columns> {
  title: Texts;
  /** One or two sentences that say what the figures include and exclude. */
  summary: Texts;
  /** Permission, defined in the feature's `staff-permissions.ts`, that is needed in addition to `reports.view`. */
  permission: string;
  /** Maximum length of the period in days (default: `MAX_PERIOD_DAYS`; at most `LONGEST_PERIOD_DAYS`). */
  maxDays?: number;
  /** Columns in display order. The report shows totals for counts and amounts. */
  columns: All;
  /** Column totals shown above the chart. The list of reports shows only the first total. */
  headlines?: readonly Headline<keyof All & string>[];
  /**
   * Chart of amounts per day. `by` is the column that contains the days. The first line or, if there are no lines, the
   * first bar column is compared with the previous period.
   */
  chart?: {
    by: keyof All & string;
    bars?: readonly (keyof All & string)[];
    lines?: readonly (keyof All & string)[];
  };
  filters?: Readonly<Record<string, Filter>>;
  splits?: Readonly<Record<string, Split>>;
  /**
   * Report that opens from a row and shows its details. With `filter`, it shows only the entries for the id in the
   * row's link. Otherwise, it shows the period that the row represents.
   */
  details?: { report: string; label: Texts; filter?: string };
  /** Reads the rows of a period. If each row covers a day, the rows must be in ascending order, as in `everyDay`. */
  read: (deps: Deps, period: Period, selection: Selection) => Promise<readonly RowOf<All>[]>;
}

/**
 * Returns a report definition without its column types. Define reports with this function, so that the compiler checks
 * `read` against the columns.
 */
export const defineReport = <const All extends Columns>(
  definition: ReportDefinition<All>,
): ReportDefinition => definition as unknown as ReportDefinition;
