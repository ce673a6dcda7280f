import { getSeeds, retiredSeeds, rotateSeeds as rotateSeedsCall } from '@wl/contract/fairness';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { readRetiredSeeds, readSeeds } from './read-seeds.ts';
import { rotateSeeds } from './rotate-seeds.ts';

export function routes(app: FastifyInstance): void {
  serve(app, getSeeds, async ({ deps, memberId }) => ({
    data: { current: await readSeeds(deps, memberId) },
  }));

  serve(app, retiredSeeds, ({ deps, memberId, query }) =>
    readRetiredSeeds(deps, memberId, query.page),
  );

  serve(app, rotateSeedsCall, async ({ deps, memberId, body }) => ({
    data: await rotateSeeds(deps, {
      memberId,
      pairId: body.pair_id,
      clientSeed: body.client_seed,
    }),
  }));
}
