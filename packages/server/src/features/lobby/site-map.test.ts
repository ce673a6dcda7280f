import { games } from '@wl/games/catalogue/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { switchTitle } from '../titles/index.ts';
import { robots, siteMap } from './site-map.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    features: ['lobby', 'play', 'ratings', 'members', 'fairness', 'ledger', 'limits', 'titles'],
    config: { publicUrl: 'https://casino.example.com' },
  });
});
afterAll(() => app.close());

const mapped = async () => {
  const { raw, headers } = await app.client().get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  return [...raw.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
};

test('the sitemap lists the public pages and every game that is not switched off', async () => {
  const all = await mapped();
  expect(new Set(all).size).toBe(all.length);
  for (const path of [
    '/',
    '/video',
    '/live',
    '/faq',
    '/faq?language=pt',
    '/table/westminster-roulette',
  ])
    expect(all).toContain(`https://casino.example.com${path}`);
  expect(all.filter((place) => /\/(video|classic|table|live)\//.test(place!))).toHaveLength(
    games.length,
  );
  await switchTitle(app.deps, 'westminster-roulette', { state: 'off' });
  await expect
    .poll(async () =>
      (await mapped()).includes('https://casino.example.com/table/westminster-roulette'),
    )
    .toBe(false);
});

test('the sitemap links the languages of an information page', async () => {
  const { raw } = await app.client().get('/sitemap.xml');
  const origin = 'https://casino.example.com';
  const [entry] = raw.body
    .split('\n')
    .filter((line: string) => line.includes('<loc>' + origin + '/faq</loc>'));
  expect(entry).toContain(
    `<xhtml:link rel="alternate" hreflang="pt-BR" href="${origin}/faq?language=pt"/>`,
  );
  expect(entry.match(/<xhtml:link /g)).toHaveLength(5);
});

test('robots.txt names the sitemap and disallows the back office and tickets', async () => {
  const { raw } = await app.client().get('/robots.txt');
  expect(raw.body).toBe(robots('https://casino.example.com'));
  expect(raw.body).toContain('Disallow: /office/\n');
  expect(raw.body).toContain('Disallow: /tickets\n');
  expect(raw.body).toContain('Sitemap: https://casino.example.com/sitemap.xml\n');
});

test('the sitemap escapes addresses for XML', () => {
  expect(siteMap('https://a', ['/b&c<d'])).toContain('<loc>https://a/b&amp;c&lt;d</loc>');
});
