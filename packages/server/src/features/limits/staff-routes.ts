import type { FastifyInstance } from 'fastify';
import { memberLimits } from '@wl/contract/office/limits';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { memberById } from '../members/index.ts';
import { serveStaffView } from '../staff/index.ts';
import { listLimits, readChanges } from './read-limits.ts';
import { readRealityChoice } from './reality-check.ts';

const FILE_LINES = 50;

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    memberLimits,
    ({ params }) => `member:${params.id}`,
    async ({ params }) => {
      if (!(await memberById(deps.db, params.id))) throw new DomainError('request.not_found');
      const [limits, history, reality_check] = await Promise.all([
        listLimits(deps.db, params.id, deps.clock.now()),
        readChanges(deps.db, params.id, 1, FILE_LINES),
        readRealityChoice(deps, params.id),
      ]);
      return { data: { limits, history: history.data, reality_check } };
    },
  );
}
