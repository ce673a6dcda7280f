import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/members';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { memberLine } from './member-line.ts';
import { endSecondFactor } from './sign-in/second-factor.ts';
import { findMember, searchMembers } from './repository.ts';

const PAGE_SIZE = 25;

export function routes(app: FastifyInstance, deps: Deps): void {
  secondFactorRoutes(app, deps);
  serveStaffView(
    app,
    calls.findMembers,
    () => '',
    async ({ query }) => {
      const offset = (query.page - 1) * PAGE_SIZE;
      const { rows, total } = await searchMembers(deps.db, query.search, {
        limit: PAGE_SIZE,
        offset,
      });
      const to = rows.length === 0 ? 0 : offset + rows.length;
      return { data: rows.map(memberLine), meta: { current_page: query.page, total, to } };
    },
  );
}

/**
 * Registers the route that removes a second factor, for members who have lost both their phone and their recovery
 * codes. A clerk must verify the member's identity first. Afterwards, the password alone is enough to sign in.
 */
function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.removeSecondFactor, async ({ params: { id }, body }, tx) => {
    if (!(await findMember(tx, id))) throw new DomainError('request.not_found');
    await lockWallet(tx, id);
    await endSecondFactor(deps, tx, id, 'clerk');
    await deps.sessions.end(tx, { subjectId: id }, 'second factor removed');
    return {
      reply: { data: { done: true as const } },
      entry: { action: 'second_factor.remove', subject: `member:${id}`, reason: body.reason },
    };
  });
}
