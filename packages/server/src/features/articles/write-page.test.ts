/** Tests the HTML head and text of news pages, for link previews, search engines and browsers without JavaScript. */
import { languages } from '@wl/world/languages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import type { WrittenPage } from '../../platform/http/written-pages.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { change, picture, publish, published, save, upload, words } from './testing-articles.ts';
import { writeNewsPage } from './write-page.ts';

const ORIGIN = 'https://casino.example.com';
const clock = testClock('2026-03-02T12:00:00.000Z');
let app: TestApp;
let mara: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock, config: { publicUrl: ORIGIN } });
  mara = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());

async function written(path: string, language: 'en' | 'es' | 'tr' = 'en'): Promise<WrittenPage> {
  const page = await writeNewsPage(app.deps, path, language);
  if (page === undefined || page === 'missing') throw new Error(`${path} is ${page}`);
  return page;
}

const nasty = '</script><b>"Q&A"</b> {topUpMin}';

test('an article has its texts, escaped and with fields filled in', async () => {
  const markdown =
    'At least **{topUpMin}**, *now* & `<x>`.\n\n## Then {casino}\n\n1. [Play](/video)\n2. [Help](https://a.example/?a=b&c="d")';
  const texts = { ...words('x'), title: nasty, summary: nasty, markdown };
  const { id, slug } = await published(mara, { texts });
  await save(mara, id, words('uno'), { language: 'es' });
  clock.advance(1000);
  await publish(mara, id, { language: 'es' });
  const page = await written(`/news/${slug}`);
  const shown = '</script><b>"Q&A"</b> $10';
  expect([page.language, page.title, page.description]).toEqual([
    'en',
    `${shown} · Wanderluck`,
    shown,
  ]);
  const escaped = '&lt;/script&gt;&lt;b&gt;&quot;Q&amp;A&quot;&lt;/b&gt; $10';
  expect(page.text).toBe(
    `<main><article><h1>${escaped}</h1><p>${escaped}</p>` +
      '<p>At least <strong>$10</strong>, <em>now</em> &amp; <code>&lt;x&gt;</code>.</p>' +
      '<h2>Then Wanderluck</h2><ol><li><a href="/video">Play</a></li>' +
      '<li><a href="https://a.example/?a=b&amp;c=&quot;d&quot;">Help</a></li></ol></article></main>',
  );
  const url = `${ORIGIN}/news/${slug}`;
  for (const line of [
    `<link rel="canonical" href="${url}" />`,
    `<link rel="alternate" hreflang="en" href="${url}" />`,
    `<link rel="alternate" hreflang="es" href="${url}?language=es" />`,
    `<link rel="alternate" hreflang="x-default" href="${url}" />`,
    `<meta property="og:title" content="${escaped}" />`,
    `<meta property="og:image" content="${ORIGIN}/art/cities/paris/postcard-1200.jpg" />`,
    `<meta property="og:locale" content="en_US" />`,
  ])
    expect(page.head).toContain(`${line}\n`);
  expect(page.head).not.toContain('hreflang="tr"');
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.head) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'NewsArticle',
    headline: shown,
    datePublished: '2026-03-02T12:00:00.000Z',
    inLanguage: 'en',
    mainEntityOfPage: url,
  });
});

test('an article in another language has its own canonical URL, unless it is shown in English', async () => {
  const { id, slug } = await published(mara, {
    texts: words('one', { picture_alt: 'A tram' }),
    in: ['en', 'es'],
  });
  const cover = (await upload(mara, await picture(1))).body.data as { id: string };
  await change(mara, id, { picture: cover });
  const spanish = await written(`/news/${slug}/`, 'es');
  expect([spanish.language, spanish.title]).toEqual(['es', 'Title one es · Wanderluck']);
  expect(spanish.head).toContain(
    `<link rel="canonical" href="${ORIGIN}/news/${slug}?language=es" />`,
  );
  expect(spanish.head).toContain(`content="${ORIGIN}/api/articles/pictures/${cover.id}/1600"`);
  expect(spanish.head).toContain('<meta property="og:image:alt" content="A tram" />');
  const turkish = await written(`/news/${slug}`, 'tr');
  expect(turkish.language).toBe('en');
  expect(turkish.head).toContain(`<link rel="canonical" href="${ORIGIN}/news/${slug}" />`);
});

test('the news page lists the articles in each language', async () => {
  const { slug } = await published(mara, { texts: words('listed') });
  for (const language of languages) {
    const page = await writeNewsPage(app.deps, '/news', language);
    expect(page).toMatchObject({
      language,
      text: expect.stringContaining(`<a href="/news/${slug}">Title listed</a>: Summary listed`),
    });
  }
});

test('an unknown article is missing, and other paths are not written', async () => {
  for (const path of ['/news/none', '/news/%00', '/news/..', "/news/'"])
    expect(await writeNewsPage(app.deps, path, 'en')).toBe('missing');
  for (const path of ['/', '/newsletter', '/news/a/b', '/video'])
    expect(await writeNewsPage(app.deps, path, 'en')).toBeUndefined();
});
