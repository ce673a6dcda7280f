import * as calls from '@wl/contract/articles';
import { infoPage } from '@wl/contract/articles-pages';
import { type Language, languages } from '@wl/world/languages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import { writePages } from '../../platform/http/written-pages.ts';
import { feedPath, readFeed } from './feed.ts';
import { pictureFile } from './pictures-repository.ts';
import { readArticle, readFeatured, readPage } from './read-articles.ts';
import { readEditedPage } from './pages/read-pages.ts';
import { writeInfoPage } from './pages/write-info-page.ts';
import { writeNewsPage } from './write-page.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.articles, ({ query }) => readPage(deps, query));
  serve(app, calls.featuredArticles, async ({ query }) => ({
    data: await readFeatured(deps, query.language),
  }));
  serve(app, calls.article, async ({ params, query }) => ({
    data: await readArticle(deps, params.slug, query.language),
  }));
  // Information pages stay readable during maintenance.
  serve(
    app,
    infoPage,
    async ({ params, query }) => ({
      data: await readEditedPage(deps, params.page, query.language),
    }),
    { duringMaintenance: true },
  );
  serve(app, calls.articlePicture, async ({ params: { id, width }, reply }) => {
    const contents = await pictureFile(deps.db, id, width);
    if (!contents) throw new DomainError('request.not_found');
    // The bytes of a picture never change, so browsers can cache them for a long time.
    reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable');
    return contents;
  });
  for (const language of languages) feedRoute(app, deps, language);
  writePages(app, (path, language) => writeNewsPage(deps, path, language));
  writePages(app, (path, language) => writeInfoPage(deps, path, language));
}

/**
 * Serves the RSS feed of a language. The feed is treated as an offer to the public, like the news pages, so requests
 * from blocked IP addresses are rejected.
 */
function feedRoute(app: FastifyInstance, deps: Deps, language: Language): void {
  app.get(feedPath(language), async (request, reply) => {
    if (deps.gates.isBlockedAddress(request.ip)) throw new DomainError('request.country_blocked');
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFeed(deps, language));
  });
}
