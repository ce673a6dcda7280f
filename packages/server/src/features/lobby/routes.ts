import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  gameCategories,
  GameSearch,
  lobbyBanners,
  recentlyPlayed,
  searchGames,
} from '@wl/contract/lobby';
import { cityBySlug } from '@wl/world/cities/index';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/http.ts';
import { translatedPages } from '../articles/index.ts';
import { profileOf } from '../members/index.ts';
import { ratingsOf } from '../ratings/index.ts';
import { closedTitles, switchedTitles } from '../titles/index.ts';
import { bannersOf } from './banners.ts';
import { lobbyIndexFor } from './lobby-indexes.ts';
import type { Found } from './lobby-index.ts';
import { orderOf } from './lobby-order.ts';
import { categoryNames, type Query } from './rules.ts';
import { readRecentlyPlayed } from './read-recently-played.ts';
import { publicPaths, robots, siteMap } from './site-map.ts';

/** Search without filters. */
const everything = GameSearch.parse({ counts: true, limit: 1 });

export function routes(app: FastifyInstance, deps: Deps): void {
  const find = async (
    request: FastifyRequest,
    memberId: string | undefined,
    query: Query,
    page: number,
  ): Promise<Found> =>
    lobbyIndexFor(await profileOf(deps, request.ip, memberId), orderOf(deps)).search(query, page, {
      switched: switchedTitles(deps),
      ratings: ratingsOf(deps),
    });

  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = publicPaths(closedTitles(deps));
    const map = siteMap(deps.config.publicUrl, paths, await translatedPages(deps));
    return reply.type('application/xml; charset=utf-8').send(map);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(deps.config.publicUrl)),
  );

  serve(app, searchGames, async ({ body, query: { page }, request, member }) => {
    const { data, total, facets } = await find(request, member?.id, body, page);
    return {
      data,
      // `to` is the position of the page's last game among all games found (specification §3); 0 if the page is empty.
      meta: {
        current_page: page,
        total,
        to: data.length === 0 ? 0 : (page - 1) * body.limit + data.length,
      },
      ...(facets ? { facets } : {}),
    };
  });
  serve(app, gameCategories, async ({ request, member }) => {
    const { facets } = await find(request, member?.id, everything, 1);
    return {
      data: (facets?.categories ?? []).map(({ id, game_count, sub_categories }) => ({
        id,
        name: categoryNames[id as keyof typeof categoryNames],
        game_count,
        sub_categories: sub_categories.map((sub) => ({
          ...sub,
          name: cityBySlug(sub.id.slice(id.length + 1))?.name ?? sub.id,
        })),
      })),
    };
  });
  serve(app, recentlyPlayed, async ({ memberId }) => ({
    data: await readRecentlyPlayed(deps, memberId),
  }));
  serve(app, lobbyBanners, ({ query: { language } }) =>
    Promise.resolve({ data: bannersOf(deps, language) }),
  );
}
