import type { FastifyInstance } from 'fastify';
import { memberFile, memberGates } from '@wl/contract/office/members';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffView } from '../staff/index.ts';
import { readFile } from './read-file.ts';
import { readGates } from './read-gates.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    memberFile,
    ({ params }) => `member:${params.id}`,
    async ({ params }) => ({ data: await readFile(deps, params.id) }),
  );
  serveStaffView(
    app,
    memberGates,
    ({ params }) => `member:${params.id}`,
    async ({ params }) => ({ data: await readGates(deps, params.id) }),
  );
}
