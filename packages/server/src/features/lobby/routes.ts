import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gameCategories, searchGames } from '@wl/contract/lobby';
import { cityBySlug } from '@wl/world/cities/index';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http.ts';
import { profileOf } from '../members/index.ts';
import { gameState } from '../play/index.ts';
import { tilesFor } from './catalogue.ts';
import { categoriesOf, fits } from './rules.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  const tilesOf = async (request: FastifyRequest, memberId: string | undefined) =>
    tilesFor(await profileOf(deps, request.ip, memberId), (slug) => gameState(deps, slug));

  serve(app, searchGames, async ({ body, query, request, member }) => {
    const found = (await tilesOf(request, member?.id)).filter((tile) => fits(tile, body));
    const from = (query.page - 1) * body.limit;
    const data = found.slice(from, from + body.limit);
    return {
      data,
      // `to` is the position of the page's last game, as in specification §3; 0 where there is none.
      meta: {
        current_page: query.page,
        total: found.length,
        to: data.length === 0 ? 0 : from + data.length,
      },
    };
  });
  serve(app, gameCategories, async ({ request, member }) => ({
    data: categoriesOf(
      await tilesOf(request, member?.id),
      (slug) => cityBySlug(slug)?.name ?? slug,
    ),
  }));
}
