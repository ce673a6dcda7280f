import * as calls from '@wl/contract/office/reports';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffView } from '../staff/index.ts';
import { findReports } from './find-reports.ts';
import { listReports, readReport } from './read-report.ts';

export async function routes(app: FastifyInstance, deps: Deps): Promise<void> {
  const reports = await findReports();
  serveStaffView(
    app,
    calls.reports,
    () => '',
    async ({ query: { language }, staffId: clerkId }) => ({
      data: await listReports(deps, reports, { clerkId, language }),
    }),
  );
  serveStaffView(
    app,
    calls.report,
    ({ params }) => `report:${params.slug}`,
    async ({ params, query, staffId: clerkId }) => ({
      data: await readReport(deps, reports, { ...params, ...query, clerkId }),
    }),
  );
}
