import * as calls from '@wl/contract/missions';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { readErrandFacts, readFacts } from './read-facts.ts';
import { readCityMissions, readOverview } from './read-missions.ts';
import { reportAction } from './report-action.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.cityMissions, ({ deps, memberId, params }) =>
    readCityMissions(deps, memberId, params.id, params.page),
  );
  serve(app, calls.missionsOverview, async ({ deps, memberId }) => ({
    data: await readOverview(deps, memberId),
  }));
  serve(app, calls.missionFacts, ({ deps, memberId, params, query }) =>
    readFacts(deps, memberId, params.id, query.page),
  );
  serve(app, calls.errandFacts, ({ deps, memberId, params, query }) =>
    readErrandFacts(deps, memberId, params.id, query.page),
  );
  serve(app, calls.reportAction, async ({ deps, memberId, body }) => {
    await reportAction(deps, memberId, body);
    return { data: { done: true as const } };
  });
}
