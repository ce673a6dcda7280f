/** Tests that every path to which a news article may link is a page of this application. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { categoryIds } from '@wl/world/casino/categories';
import { infoPaths } from '@wl/world/casino/public-pages';
import { sitePages } from '@wl/world/articles/site-pages';
import { expect, test } from 'vitest';

const features = path.join(import.meta.dirname, '../features');
const sources = readdirSync(features)
  .map((name) => path.join(features, name, 'routes.tsx'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const paths = new Set([...sources.matchAll(/path: '([^']+)'/g)].map(([, found]) => found));
/** Tabs that the route `/my-journey/$status` allows, read from the routes' source code. */
const tabs = /only: \{ status: \[([^\]]+)\]/.exec(sources)?.[1]?.match(/\w+/g) ?? [];

test('every page to which an article may link exists', () => {
  const known = new Set([
    ...paths,
    ...infoPaths,
    ...categoryIds.map((category) => `/${category}`),
    ...tabs.map((tab) => `/my-journey/${tab}`),
  ]);
  expect(tabs.length).toBeGreaterThan(3);
  expect(sitePages.filter((page) => !known.has(page))).toEqual([]);
});

test('every page without parameters is listed, unless it explains an error or completes a link in an e-mail', () => {
  const omitted = [
    '/arrive-at-casino-member',
    '/chat/confirm',
    '/locked-out-player',
    '/maintenance',
    '/marketplace-thumbnails',
    '/news',
    '/not-found',
    '/password-locked-player',
    '/redirect-page',
    '/restricted-access',
    '/unverified-email-access',
    '/wonderful-casino',
  ];
  const listed = new Set([...sitePages, ...omitted]);
  const missing = [...paths].filter((one) => one && !one.includes('$') && !listed.has(one));
  expect(missing).toEqual([]);
});
