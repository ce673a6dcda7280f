import * as calls from '@wl/contract/exclusions';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { excludeMember } from './exclude-member.ts';
import { reopenAccount } from './end-exclusion.ts';
import { readExclusion } from './read-exclusion.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.getExclusion, async ({ deps, memberId }) => ({
    data: await readExclusion(deps, memberId),
  }));
  serve(app, calls.excludeSelf, async ({ deps, memberId, body }) => {
    await deps.transaction((tx) => excludeMember(deps, tx, memberId, { length: body.length }));
    return { data: await readExclusion(deps, memberId) };
  });
  serve(app, calls.reopenAccount, async ({ deps, memberId }) => {
    await reopenAccount(deps, memberId);
    return { data: await readExclusion(deps, memberId) };
  });
}
