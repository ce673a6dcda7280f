/** Tests the RSS feeds and the sitemap of news articles. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { parseXml, type XmlElement } from './testing-xml.ts';
import {
  change,
  make,
  picture,
  publish,
  published,
  save,
  upload,
  withdraw,
  words,
} from './testing-articles.ts';

const clock = testClock('2026-03-02T12:00:00Z');
const ORIGIN = 'https://casino.example.com';
let app: TestApp;
let mara: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { publicUrl: ORIGIN } });
  mara = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());

const nasty = 'Q&A: <b>"win"</b> ]]> \u0001 {topUpMin} 😀';

async function feed(path = '/news/rss.xml'): Promise<XmlElement> {
  const { status, headers, raw } = await app.client().get(path);
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const [channel] = parseXml(raw.body).children;
  if (!channel) throw new Error('the feed has no channel');
  return channel;
}
const child = (element: XmlElement, name: string) =>
  element.children.find((one) => one.name === name);
const textsOf = (element: XmlElement, name: string) =>
  element.children.filter((one) => one.name === name).map(({ text }) => text);

test('a feed has the published articles, newest first, as valid RSS 2.0', async () => {
  const old = await published(mara, { texts: words('old'), in: ['en', 'es'] });
  clock.advance(1000);
  const { id, slug } = await published(mara, {
    texts: { ...words('x'), title: nasty, summary: nasty, picture_alt: 'A tram' },
    category: 'offers',
  });
  const cover = (await upload(mara, await picture(1))).body.data as { id: string };
  await change(mara, id, { picture: cover });
  const draft = await make(mara);
  await save(mara, draft.id, words('draft'));
  await publish(mara, draft.id, { live_at: '2027-01-01T00:00:00Z' });

  const channel = await feed();
  expect(textsOf(channel, 'title')).toEqual(['Wanderluck news']);
  expect(textsOf(channel, 'link')).toEqual([`${ORIGIN}/news`]);
  expect(child(channel, 'atom:link')?.attributes).toEqual({
    href: `${ORIGIN}/news/rss.xml`,
    rel: 'self',
    type: 'application/rss+xml',
  });
  const items = channel.children.filter(({ name }) => name === 'item');
  expect(items.map((item) => textsOf(item, 'guid'))).toEqual([
    [`${ORIGIN}/news/${slug}`],
    [`${ORIGIN}/news/${old.slug}`],
  ]);
  const [item] = items;
  if (!item) throw new Error('the feed has no item');
  // The feed omits U+0001, which XML cannot contain, and replaces `{topUpMin}` with the smallest top-up.
  const shown = nasty.replace('\u0001', '').replace('{topUpMin}', '$10');
  expect(textsOf(item, 'title')).toEqual([shown]);
  expect(textsOf(item, 'description')).toEqual([shown]);
  expect(textsOf(item, 'category')).toEqual(['Offers']);
  expect(textsOf(item, 'pubDate')).toEqual(['Mon, 02 Mar 2026 12:00:01 GMT']);
  expect(child(item, 'media:content')?.attributes['url']).toBe(
    `${ORIGIN}/api/articles/pictures/${cover.id}/960`,
  );

  const spanish = await feed('/news/rss.es.xml');
  expect(textsOf(spanish, 'title')).toEqual(['Noticias de Wanderluck']);
  const titles = spanish.children.flatMap((one) => textsOf(one, 'title'));
  expect(titles).toEqual([expect.stringContaining('Q&A'), 'Title old es']);
});

test('a feed is refused for a blocked address', async () => {
  const blocked = app.client();
  blocked.address = '175.45.176.1';
  expect((await blocked.get('/news/rss.xml')).body.code).toBe('request.country_blocked');
});

test('the site map lists the news page and the published articles', async () => {
  const { id, slug } = await published(mara);
  const mapped = async () => {
    const { raw } = await app.client().get('/sitemap.xml');
    return [...raw.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  };
  expect(await mapped()).toEqual(
    expect.arrayContaining([`${ORIGIN}/news`, `${ORIGIN}/news/${slug}`]),
  );
  await withdraw(mara, id);
  expect(await mapped()).not.toContain(`${ORIGIN}/news/${slug}`);
});
