import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Instant, Language } from '../shapes.ts';

/** Maximum length of a report's period, in days. */
export const MAX_PERIOD_DAYS = 92;

/**
 * Kinds of columns. `day`: a UTC day, `YYYY-MM-DD`. `count`: an integer. `money`: cents, which can be negative.
 * `percent`: a value in percent. `game` and `member`: a link to the game or the member.
 */
export const columnKinds = ['day', 'text', 'count', 'money', 'percent', 'game', 'member'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** Cell of a column `game` (the id is the slug) or `member`. */
export const ReportLink = z.object({ id: z.string(), text: z.string() });
export type ReportLink = z.infer<typeof ReportLink>;

/** Value of a cell; null if there is none. */
const ReportCell = z.nullable(z.union([z.string(), z.number(), ReportLink]));
export type ReportCell = z.infer<typeof ReportCell>;

export const ReportColumn = z.object({
  id: z.string(),
  kind: z.enum(columnKinds),
  head: z.string(),
});
export type ReportColumn = z.infer<typeof ReportColumn>;

/** Chart of a report over its days. Areas are stacked. */
export const ReportChart = z.object({
  as: z.enum(['areas', 'lines']),
  /** Column of the days. */
  by: z.string(),
  /** Columns of amounts. */
  columns: z.array(z.string()),
});
export type ReportChart = z.infer<typeof ReportChart>;

export const ReportName = z.object({ slug: z.string(), title: z.string() });
export type ReportName = z.infer<typeof ReportName>;

export const Report = z.object({
  ...ReportName.shape,
  /** Describes what the figures contain. */
  summary: z.string(),
  /** Time at which the figures were read. */
  at: Instant,
  columns: z.array(ReportColumn),
  /** One cell per column. Days are in ascending order. Empty if nothing happened in the period. */
  rows: z.array(z.array(ReportCell)),
  /** Totals of counts and amounts, one cell per column; null if there are no rows. */
  total: z.nullable(z.array(ReportCell)),
  chart: z.nullable(ReportChart),
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
  summary: `One report for a period of at most ${MAX_PERIOD_DAYS} UTC days, first and last day included. Also needs the report’s own permission.`,
  params: z.object({ slug: z.string() }),
  query: z.object({ from: z.iso.date(), until: z.iso.date(), language: Language }),
  reply: data(Report),
  errors: ['request.not_found', 'request.invalid', 'auth.forbidden'],
  rate: { max: 60, perSeconds: 60 },
});
