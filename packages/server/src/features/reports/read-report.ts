import {
  type Granularity,
  MAX_PERIOD_DAYS,
  type Report,
  type ReportCell,
  type ReportName,
  type ReportSplit,
} from '@wl/contract/office/reports';
import type { Language, Texts } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  daysIn,
  type Period,
  periodBefore,
  periodOf,
  type ReportDefinition,
  type Selection,
} from '../../platform/report.ts';
import type { Reports } from './find-reports.ts';
import { cellsOf, partsOf, type Row, rowsBy, selectionOf, totalOf } from './rules.ts';

/** Row as returned by a report's `read`. A cell can still be an object with one string per language. */
type Found = Readonly<Record<string, ReportCell | Texts>>;

/** Returns the row with its texts in one language. */
const rowIn = (language: Language, row: Found): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && language in value
        ? (value as Texts)[language]
        : (value as ReportCell),
    ]),
  );

const nameOf = (slug: string, definition: ReportDefinition, language: Language): ReportName => ({
  slug,
  title: definition.title[language],
  summary: definition.summary[language],
  max_days: definition.maxDays ?? MAX_PERIOD_DAYS,
  has_headlines: definition.headlines !== undefined,
});

/** Returns the reports that a clerk can open, sorted by title. */
export async function listReports(
  { gates }: Deps,
  reports: Reports,
  { clerkId, language }: { clerkId: string; language: Language },
): Promise<ReportName[]> {
  const names: ReportName[] = [];
  for (const [slug, definition] of reports)
    if (await gates.staffMay(clerkId, definition.permission))
      names.push(nameOf(slug, definition, language));
  return names.sort((one, other) => one.title.localeCompare(other.title, language));
}

export interface AskedReport {
  slug: string;
  clerkId: string;
  language: Language;
  /** First and last day of the period (`YYYY-MM-DD`, inclusive). */
  from: string;
  until: string;
  by?: Granularity | undefined;
  /** Id of the split that divides a column of the report into parts. */
  split?: string | undefined;
  /** Selected filter options, separated by commas, such as `game:neon-shibuya,city:tokyo`. */
  filters?: string | undefined;
}

/**
 * Parses the selected options and checks that they exist.
 * @throws DomainError request.invalid (unknown filter or option)
 */
function checkedSelection({ filters = {} }: ReportDefinition, asked: AskedReport): Selection {
  const selection = selectionOf(asked.filters);
  for (const [id, option] of Object.entries(selection)) {
    const options = Object.hasOwn(filters, id) ? filters[id]?.options(asked.language) : undefined;
    if (!options?.some((one) => one.id === option)) throw new DomainError('request.invalid');
  }
  return selection;
}

/** Returns the rows for a period and their total, with the cells in column order. */
async function readFigures(
  deps: Deps,
  definition: ReportDefinition,
  asked: { period: Period; selection: Selection; by: Granularity | null; language: Language },
) {
  const { columns, chart } = definition;
  const read = (await definition.read(deps, asked.period, asked.selection)) as readonly Found[];
  const found = read.map((row) => rowIn(asked.language, row));
  const rows = chart && asked.by ? rowsBy(columns, found, chart.by, asked.by) : found;
  return {
    days: chart ? rows.map((row) => row[chart.by] as string) : [],
    rows: rows.map((row) => cellsOf(columns, row)),
    total: rows.length === 0 ? null : totalOf(columns, rows),
  };
}

/** Returns the parts into which the split divides a column. @throws DomainError request.invalid (unknown split) */
async function readSplit(
  deps: Deps,
  { splits = {} }: ReportDefinition,
  asked: AskedReport,
  rows: { period: Period; selection: Selection; days: readonly string[]; by: Granularity },
): Promise<ReportSplit> {
  const id = asked.split ?? '';
  const split = Object.hasOwn(splits, id) ? splits[id] : undefined;
  if (!split) throw new DomainError('request.invalid');
  const amounts = await split.read(deps, rows.period, rows.selection);
  return {
    id,
    column: split.column,
    parts: partsOf(amounts, rows.days, rows.by).map(({ part, ...rest }) => ({
      text: part === null ? null : split.nameOf(part, asked.language),
      ...rest,
    })),
  };
}

/** Returns the report that shows a row's details; null if there is none or the clerk may not open it. */
async function detailsOf(
  { gates }: Deps,
  reports: Reports,
  { details, filters = {} }: ReportDefinition,
  { clerkId, language }: AskedReport,
): Promise<Report['details']> {
  const other = details && reports.get(details.report);
  if (!other || !(await gates.staffMay(clerkId, other.permission))) return null;
  return {
    report: details.report,
    label: details.label[language],
    filter: details.filter ?? null,
    keeps: Object.keys(filters).filter((id) => Object.hasOwn(other.filters ?? {}, id)),
  };
}

/**
 * Returns a report for a period.
 * @throws DomainError request.not_found (no such report) · auth.forbidden · request.invalid (period is empty or too
 *   long; unknown filter, option or split)
 */
export async function readReport(
  deps: Deps,
  reports: Reports,
  asked: AskedReport,
): Promise<Report> {
  const { slug, clerkId, language } = asked;
  const found = reports.get(slug);
  if (!found) throw new DomainError('request.not_found');
  await deps.gates.staff(clerkId, found.permission);
  const name = nameOf(slug, found, language);
  const period = periodOf(asked.from, asked.until);
  const days = daysIn(period);
  if (days < 1 || days > name.max_days) throw new DomainError('request.invalid');
  const selection = checkedSelection(found, asked);
  const { columns, chart, headlines = [], filters = {}, splits = {} } = found;
  const by = chart ? (asked.by ?? 'day') : null;
  const at = deps.clock.now().toISOString();
  const shown = { selection, by, language };
  const figures = await readFigures(deps, found, { ...shown, period });
  const earlier = periodBefore(period);
  const before = headlines.length
    ? await readFigures(deps, found, { ...shown, period: earlier })
    : { rows: [], total: null };
  return {
    ...name,
    at,
    columns: Object.entries(columns).map(([id, { kind, head }]) => ({
      id,
      kind,
      head: head[language],
    })),
    by,
    rows: figures.rows,
    total: figures.total,
    previous: {
      from: earlier.firstDay,
      until: earlier.lastDay,
      rows: by ? before.rows : [],
      total: before.total,
    },
    headlines: headlines.map(({ column, good }) => ({ column, good: good ?? null })),
    chart: chart
      ? { by: chart.by, bars: [...(chart.bars ?? [])], lines: [...(chart.lines ?? [])] }
      : null,
    filters: Object.entries(filters).map(([id, { head, options }]) => ({
      id,
      head: head[language],
      options: [...options(language)],
      selected: selection[id] ?? null,
    })),
    splits: Object.entries(splits).map(([id, { head }]) => ({ id, text: head[language] })),
    split:
      asked.split !== undefined && by
        ? await readSplit(deps, found, asked, { period, selection, days: figures.days, by })
        : null,
    details: await detailsOf(deps, reports, found, asked),
  };
}
