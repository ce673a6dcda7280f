import type { FastifyInstance } from 'fastify';
import { memberFile } from '@wl/contract/office/members';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffView } from '../staff/index.ts';
import { readFile } from './read-file.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    memberFile,
    ({ params }) => `member:${params.id}`,
    async ({ params }) => ({ data: await readFile(deps, params.id) }),
  );
}
