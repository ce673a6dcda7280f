import { openTableCamera } from '@wl/contract/office/table-pictures';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { checkDeals } from './dealt-tables.ts';
import { picturePort } from './picture-port.ts';

export function routes(app: FastifyInstance): void {
  // The call changes nothing and is repeated at each reconnection, so the audit log contains only the start of the
  // shift.
  serve(app, openTableCamera, async ({ deps, params, staff, staffId }) => {
    await checkDeals(deps, params.slug, staffId);
    const sessionId = staff?.sessionId ?? '';
    return { data: picturePort(deps).publish(params.slug, { id: staffId, sessionId }) };
  });
}
