import {
  MAX_PERIOD_DAYS,
  type Report,
  type ReportCell,
  type ReportName,
} from '@wl/contract/office/reports';
import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { daysIn, periodOf } from '../../platform/report.ts';
import type { Reports } from './find-reports.ts';
import { cellsOf, totalOf } from './rules.ts';

/** Returns the reports that a clerk can open, by title. */
export async function listReports(
  { gates }: Deps,
  reports: Reports,
  { clerkId, language }: { clerkId: string; language: Language },
): Promise<ReportName[]> {
  const names: ReportName[] = [];
  for (const [slug, { title, permission }] of reports)
    if (await gates.staffMay(clerkId, permission)) names.push({ slug, title: title[language] });
  return names.sort((one, other) => one.title.localeCompare(other.title, language));
}

export interface AskedReport {
  slug: string;
  clerkId: string;
  language: Language;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
}

/**
 * Returns a report for a period.
 * @throws DomainError request.not_found · auth.forbidden · request.invalid (period is empty or longer than
 *   MAX_PERIOD_DAYS)
 */
export async function readReport(
  deps: Deps,
  reports: Reports,
  { slug, clerkId, language, from, until }: AskedReport,
): Promise<Report> {
  const found = reports.get(slug);
  if (!found) throw new DomainError('request.not_found');
  await deps.gates.staff(clerkId, found.permission);
  const period = periodOf(from, until);
  const days = daysIn(period);
  if (days < 1 || days > MAX_PERIOD_DAYS) throw new DomainError('request.invalid');
  const { title, summary, columns, chart } = found;
  const at = deps.clock.now().toISOString();
  const rows = (await found.read(deps, period)) as readonly Record<string, ReportCell>[];
  return {
    slug,
    title: title[language],
    summary: summary[language],
    at,
    columns: Object.entries(columns).map(([id, { kind, head }]) => ({
      id,
      kind,
      head: head[language],
    })),
    rows: rows.map((row) => cellsOf(columns, row)),
    total: rows.length === 0 ? null : totalOf(columns, rows),
    chart: chart ? { ...chart, columns: [...chart.columns] } : null,
  };
}
