import { openTableCamera } from '@wl/contract/office/table-pictures';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffView } from '../staff/index.ts';
import { checkDeals } from './dealt-tables.ts';
import { picturePort } from './picture-port.ts';
import { addRecordings } from './recording/recording-routes.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  addRecordings(app, deps);
  const subjectOf = ({ params }: { params: { slug: string } }) => `table:${params.slug}`;
  serveStaffView(app, openTableCamera, subjectOf, async ({ params, staff, staffId }) => {
    await checkDeals(deps, params.slug, staffId);
    const sessionId = staff?.sessionId ?? '';
    return { data: picturePort(deps).publish(params.slug, { id: staffId, sessionId }) };
  });
}
