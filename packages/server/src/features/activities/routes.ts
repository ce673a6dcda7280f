import { activities } from '@wl/contract/activities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { readActivities } from './read-activities.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, activities, ({ memberId, query }) => readActivities(deps, memberId, query));
}
