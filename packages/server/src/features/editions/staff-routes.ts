import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/editions';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { publishEdition } from './publish-edition.ts';
import { readOffice, readHistory } from './read-editions.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeEditions,
    () => 'editions',
    async () => ({ data: await readOffice(deps) }),
  );
  serveStaffView(
    app,
    calls.editionHistory,
    ({ params }) => params.subject,
    async ({ params }) => ({ data: await readHistory(deps, params.subject) }),
  );
  serveStaffChange(app, calls.publishEdition, async ({ body, staffId }, tx) => {
    const { before, after, warnings } = await publishEdition(deps, tx, body, staffId);
    return {
      reply: {
        data: { subject: body.subject, version: body.from_version + 1, content: after, warnings },
      },
      entry: {
        action: 'journey.edit',
        subject: body.subject,
        before,
        after,
        reason: body.reason,
      },
    };
  });
}
