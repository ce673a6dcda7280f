import type { FastifyInstance } from 'fastify';
import { currentCity, currentCityWithSuffix, hudStatus } from '@wl/contract/journey';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http.ts';
import { currentCityOf, hudOf } from './hud.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, hudStatus, async ({ memberId }) => ({ data: await hudOf(deps, memberId) }));
  for (const call of [currentCity, currentCityWithSuffix])
    serve(app, call, async ({ memberId }) => ({ data: await currentCityOf(deps, memberId) }));
}
