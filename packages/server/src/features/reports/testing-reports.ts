import { report, type Report, type ReportCell } from '@wl/contract/office/reports';
import { expect } from 'vitest';
import type { TestApp, TestClient } from '../../platform/testing.ts';
import type { Role } from '../staff/index.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

type Row = Record<string, ReportCell>;

/**
 * Reads a report over HTTP as a new clerk. Returns its rows and its total as objects keyed by column id.
 * @param app test application; its clock determines the default period, which is the current day
 */
export async function openReport(
  app: TestApp,
  slug: string,
  {
    roles = ['owner'],
    ...asked
  }: {
    roles?: Role[];
    from?: string;
    until?: string;
    by?: string;
    split?: string;
    filters?: string;
  } = {},
): Promise<{ report: Report; rows: Row[]; total: Row | undefined }> {
  const today = app.clock.now().toISOString().slice(0, 10);
  const client: TestClient = await makeClerk(app, roles);
  const query = { from: today, until: today, language: 'en', ...asked };
  const { body, status } = await client.call(report, { params: { slug }, query });
  expect([status, body.code]).toEqual([200, undefined]);
  const found = body.data as Report;
  const rowOf = (cells: readonly ReportCell[]): Row =>
    Object.fromEntries(found.columns.map(({ id }, at) => [id, cells[at] ?? null]));
  return {
    report: found,
    rows: found.rows.map(rowOf),
    total: found.total ? rowOf(found.total) : undefined,
  };
}
