import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { featuresFolder } from '../../platform/features-folder.ts';
import type { ReportDefinition } from '../../platform/report.ts';

/** Report definitions by slug, in alphabetical order. */
export type Reports = ReadonlyMap<string, ReportDefinition>;

/**
 * Finds the reports of all features, defined in files named `<feature>/reports/<slug>/report.ts`. A new report needs no
 * registration.
 * @throws Error if a file exports no `report`, or if two features have a report with the same slug
 */
export async function findReports(folder = featuresFolder): Promise<Reports> {
  const files = fs.globSync('*/reports/*/report.ts', { cwd: folder });
  const slugOf = (file: string) => path.basename(path.dirname(file));
  const reports = new Map<string, ReportDefinition>();
  for (const file of files.sort((one, other) => slugOf(one).localeCompare(slugOf(other)))) {
    const slug = slugOf(file);
    if (reports.has(slug)) throw new Error(`Two features have a report "${slug}".`);
    const { report } = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, file)).href
    )) as { report?: ReportDefinition };
    if (!report) throw new Error(`features/${file} must export a "report".`);
    reports.set(slug, report);
  }
  return reports;
}
