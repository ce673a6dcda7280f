import { getSeeds, rotateSeeds as rotateSeedsCall } from '@wl/contract/fairness';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http.ts';
import { readSeeds, rotateSeeds } from './rotate-seeds.ts';

export function routes(app: FastifyInstance): void {
  serve(app, getSeeds, async ({ deps, memberId }) => ({ data: await readSeeds(deps, memberId) }));

  serve(app, rotateSeedsCall, async ({ deps, memberId, body }) => ({
    data: await rotateSeeds(deps, {
      memberId,
      pairId: body.pair_id,
      clientSeed: body.client_seed,
    }),
  }));
}
