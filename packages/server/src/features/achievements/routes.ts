import type { FastifyInstance } from 'fastify';
import { achievementCard, achievements } from '@wl/contract/achievements';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { cardOf } from './card.ts';
import { readAchievements } from './read-achievements.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, achievements, async ({ memberId }) => ({
    data: await readAchievements(deps, memberId),
  }));
  serve(app, achievementCard, async ({ params: { what }, query, memberId, reply }) => {
    const picture = await cardOf(deps, memberId, what, query.language);
    reply
      .type('image/png')
      .header('content-disposition', `inline; filename="wanderluck-${what}.png"`);
    return picture;
  });
}
