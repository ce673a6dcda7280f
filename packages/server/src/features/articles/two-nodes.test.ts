/** Tests that scheduled texts go live on all nodes at the scheduled time, and that no cache delays them. */
import * as calls from '@wl/contract/articles';
import * as pageCalls from '@wl/contract/articles-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import {
  longSessions,
  startTestApp,
  startTestNode,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { change, publish, published, save, words } from './testing-articles.ts';
import { publishPage, savePage } from './pages/testing-pages.ts';
import { writeInfoPage } from './pages/write-info-page.ts';
import { writeNewsPage } from './write-page.ts';

const START = '2026-03-02T12:00:00.000Z';
const clock = testClock(START);
let app: TestApp;
let second: Awaited<ReturnType<typeof startTestNode>>;
let mara: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  second = await startTestNode(app);
  mara = await makeClerk(app, ['marketing']);
});
afterAll(async () => {
  await second.close();
  await app.close();
});

/**
 * Returns the names of the responses and rendered HTML pages in which a node shows the new title, and the caching
 * headers of the responses.
 */
async function shownBy(node: Pick<TestApp, 'deps'>, visitor: TestClient, slug: string) {
  const query = { language: 'en' };
  const replies = {
    list: await visitor.call(calls.articles, { query }),
    featured: await visitor.call(calls.featuredArticles, { query }),
    article: await visitor.call(calls.article, { params: { slug }, query }),
    page: await visitor.call(pageCalls.infoPage, { params: { page: 'terms-of-use' }, query }),
    feed: await visitor.get('/news/rss.xml'),
  };
  const written = {
    writtenArticle: await writeNewsPage(node.deps, `/news/${slug}`, 'en'),
    writtenList: await writeNewsPage(node.deps, '/news', 'en'),
    writtenPage: await writeInfoPage(node.deps, '/terms-of-use', 'en'),
  };
  const texts = [
    ...Object.entries(replies).map(([name, { raw }]) => [name, raw.body] as const),
    ...Object.entries(written).map(([name, page]) => [name, JSON.stringify(page)] as const),
  ];
  return {
    newTexts: texts.filter(([, text]) => text.includes('Title new')).map(([name]) => name),
    caching: Object.fromEntries(
      Object.entries(replies).map(([name, { headers }]) => [
        name,
        [headers['cache-control'], headers['etag']],
      ]),
    ),
  };
}

test('a scheduled article and page are live on both nodes at their time, and not before', async () => {
  const { id, slug } = await published(mara);
  await change(mara, id, { featured: true });
  await save(mara, id, words('new'));
  await savePage(mara, { page: 'terms-of-use', language: 'en' }, words('new'));
  const time = new Date(Date.parse(START) + 3_600_000);
  await publish(mara, id, { live_at: time.toISOString() });
  await publishPage(mara, { page: 'terms-of-use', language: 'en' }, time.toISOString());
  const nodes = [
    { node: app, visitor: app.client() },
    { node: second, visitor: second.clientOf(app.client()) },
  ] as const;
  // The reads before the scheduled time fill every cache that a node could have, so that a stale cache would fail the
  // test.
  for (const ms of [-60_000, -1, 0, 1000]) {
    clock.set(new Date(time.getTime() + ms).toISOString());
    for (const { node, visitor } of nodes) {
      const { newTexts } = await shownBy(node, visitor, slug);
      expect(newTexts, String(ms)).toEqual(
        ms < 0
          ? []
          : [
              ...['list', 'featured', 'article', 'page', 'feed'],
              ...['writtenArticle', 'writtenList', 'writtenPage'],
            ],
      );
    }
  }
});

test('browsers and proxies store neither lists nor texts', async () => {
  const { slug } = await published(mara);
  const { caching } = await shownBy(app, app.client(), slug);
  const never = ['no-store', undefined];
  expect(caching).toEqual({
    ...{ list: never, featured: never, article: never, page: never },
    feed: ['no-cache', undefined],
  });
});
