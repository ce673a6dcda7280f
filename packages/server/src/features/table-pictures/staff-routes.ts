import { openTableCamera } from '@wl/contract/office/table-pictures';
import type { FastifyInstance } from 'fastify';
import { serveStaffView } from '../staff/index.ts';
import { checkDeals } from './dealt-tables.ts';
import { picturePort } from './picture-port.ts';

export function routes(app: FastifyInstance): void {
  const subjectOf = ({ params }: { params: { slug: string } }) => `table:${params.slug}`;
  serveStaffView(app, openTableCamera, subjectOf, async ({ deps, params, staff, staffId }) => {
    await checkDeals(deps, params.slug, staffId);
    const sessionId = staff?.sessionId ?? '';
    return { data: picturePort(deps).publish(params.slug, { id: staffId, sessionId }) };
  });
}
