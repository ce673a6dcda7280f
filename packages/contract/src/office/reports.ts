import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Instant, Language } from '../shapes.ts';

/** Maximum length of a report's period in days, unless the report sets a different maximum. */
export const MAX_PERIOD_DAYS = 92;
/** Maximum length of any report's period, in days. */
export const LONGEST_PERIOD_DAYS = 366;

/**
 * Kinds of columns:
 * - `day`: the first UTC day that the row covers, `YYYY-MM-DD`.
 * - `time`: an instant.
 * - `text`: plain text.
 * - `count`: an integer.
 * - `money`: an amount in cents, which can be negative.
 * - `percent`: a value in percent.
 * - `range`: an actual return with its expected range.
 * - `game`, `member`: a link to the game or the member.
 */
export const columnKinds = [
  'day',
  'time',
  'text',
  'count',
  'money',
  'percent',
  'range',
  'game',
  'member',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** Periods that one row of a report can cover. Weeks begin on Monday. */
export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

/** Option of a filter, or cell in a column of kind `game` or `member`. For a game, the id is its slug. */
export const ReportLink = z.object({ id: z.string(), text: z.string() });
export type ReportLink = z.infer<typeof ReportLink>;

/** Cell in a column of kind `range`; all values are in percent. */
export const ReportRange = z.object({
  actual: z.number(),
  expected: z.number(),
  low: z.number(),
  high: z.number(),
  /** `too_early`: there are too few rounds to draw a conclusion. */
  state: z.enum(['too_early', 'in_band', 'watch', 'alarm']),
});
export type ReportRange = z.infer<typeof ReportRange>;

const ReportCell = z.nullable(z.union([z.string(), z.number(), ReportLink, ReportRange]));
export type ReportCell = z.infer<typeof ReportCell>;

export const ReportColumn = z.object({
  id: z.string(),
  kind: z.enum(columnKinds),
  head: z.string(),
});
export type ReportColumn = z.infer<typeof ReportColumn>;

/** Chart of a report's amounts over time. */
export const ReportChart = z.object({
  /** Id of the column with each row's date. */
  by: z.string(),
  /** Columns whose amounts are shown as stacked bars. */
  bars: z.array(z.string()),
  /** Columns of amounts. */
  lines: z.array(z.string()),
});
export type ReportChart = z.infer<typeof ReportChart>;

/**
 * Column whose figure is shown above the chart. `good` states whether a higher or a lower figure is better; null if
 * neither is.
 */
export const ReportHeadline = z.object({
  column: z.string(),
  good: z.nullable(z.enum(['more', 'less'])),
});
export type ReportHeadline = z.infer<typeof ReportHeadline>;

export const ReportFilter = z.object({
  id: z.string(),
  head: z.string(),
  options: z.array(ReportLink),
  /** Id of the selected option; null if all options are included. */
  selected: z.nullable(z.string()),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

/** Breakdown of one column's amounts into parts, from the largest part to the smallest. */
export const ReportSplit = z.object({
  id: z.string(),
  column: z.string(),
  parts: z.array(
    z.object({
      /** Name of one part of the split, such as a game's name; null for the part that combines the smallest parts. */
      text: z.nullable(z.string()),
      /** Amounts in cents, one for each row of the report. */
      amounts: z.array(z.number()),
    }),
  ),
});
export type ReportSplit = z.infer<typeof ReportSplit>;

export const ReportName = z.object({
  slug: z.string(),
  title: z.string(),
  /** Description of the amounts or events that the report includes. */
  summary: z.string(),
  max_days: z.int(),
  /**
   * True if the report has headlines, which are figures compared with the previous period. A report that lists
   * individual entries has none.
   */
  has_headlines: z.boolean(),
});
export type ReportName = z.infer<typeof ReportName>;

export const Report = z.object({
  ...ReportName.shape,
  /** Time at which the figures were read. */
  at: Instant,
  columns: z.array(ReportColumn),
  /** Length of time that each row covers; null if the rows are not days, weeks or months. */
  by: z.nullable(z.enum(granularities)),
  /**
   * Rows of the report, with one cell per column. Days are in ascending order. Empty if nothing happened in the period.
   */
  rows: z.array(z.array(ReportCell)),
  /** Totals of counts and amounts, one cell per column; null if there are no rows. */
  total: z.nullable(z.array(ReportCell)),
  /** Figures for the preceding period of the same length. `rows` is empty for reports without a chart. */
  previous: z.object({
    from: z.iso.date(),
    until: z.iso.date(),
    rows: z.array(z.array(ReportCell)),
    total: z.nullable(z.array(ReportCell)),
  }),
  headlines: z.array(ReportHeadline),
  chart: z.nullable(ReportChart),
  filters: z.array(ReportFilter),
  /** Splits that the clerk can choose. */
  splits: z.array(ReportLink),
  split: z.nullable(ReportSplit),
  /** Report that shows the details of one row; null if there is none or if the clerk is not allowed to open it. */
  details: z.nullable(
    z.object({
      report: z.string(),
      label: z.string(),
      /**
       * Name of the filter that the link sets to the row's id in the linked report. If the filter is null, the link
       * opens the report for the row's days instead.
       */
      filter: z.nullable(z.string()),
      /** Ids of the active filters that the linked report also has. The link passes these filters on. */
      keeps: z.array(z.string()),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

export const reports = defineCall({
  method: 'GET',
  path: '/staff/reports',
  auth: 'staff',
  permission: 'reports.view',
  summary: 'The reports that this clerk can open. Each report also needs a permission of its own.',
  query: z.object({ language: Language }),
  reply: data(z.array(ReportName)),
});

export const report = defineCall({
  method: 'GET',
  path: '/staff/reports/:slug',
  auth: 'staff',
  permission: 'reports.view',
  summary:
    'One report for a period of UTC days, first and last day included, and the totals of the period before. Also needs the report’s own permission.',
  params: z.object({ slug: z.string() }),
  query: z.object({
    from: z.iso.date(),
    until: z.iso.date(),
    language: Language,
    by: z.optional(z.enum(granularities)),
    /** Id of the split that divides a column of the report into parts. */
    split: z.optional(z.string().check(z.maxLength(40))),
    /** Selected filter options, such as `game:neon-shibuya,city:tokyo`. */
    filters: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: data(Report),
  errors: ['request.not_found', 'request.invalid', 'auth.forbidden'],
  rate: { max: 120, perSeconds: 60 },
});
