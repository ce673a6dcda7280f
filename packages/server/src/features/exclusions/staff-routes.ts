import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/exclusions';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById } from '../members/index.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { excludeMember } from './exclude-member.ts';
import { wireExclusion } from './read-exclusion.ts';
import { allExclusions } from './repository.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.memberExclusions,
    ({ params }) => `member:${params.id}`,
    async ({ params: { id } }) => {
      if (!(await memberById(deps.db, id))) throw new DomainError('request.not_found');
      const rows = await allExclusions(deps.db, id);
      return {
        data: {
          list: rows.map((row) => ({
            id: row.id,
            ...wireExclusion(row),
            ended_at: row.ended_at?.toISOString() ?? null,
            ended_by: row.ended_by,
            by_house: row.clerk_id !== null,
          })),
          server_now: deps.clock.now().toISOString(),
        },
      };
    },
  );
  serveStaffChange(app, calls.excludeMember, async ({ params: { id }, body, staffId }, tx) => {
    const { length, reason } = body;
    const row = await excludeMember(deps, tx, id, { length, by: staffId });
    return {
      reply: { data: wireExclusion(row) },
      entry: {
        action: 'exclusions.set',
        subject: `member:${id}`,
        after: { length, until: row.until?.toISOString() ?? null },
        reason,
      },
    };
  });
}
