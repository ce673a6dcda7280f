import { categoryIds } from '@wl/world/casino/categories';
import { infoPaths } from '@wl/world/casino/public-pages';
import { titles } from '../titles/index.ts';

/**
 * Returns the paths of the pages that are open to visitors, such as the home page, the categories and the information
 * pages, without news articles. Titles that are switched off are omitted.
 */
export function publicPaths(closed: ReadonlyMap<string, 'off' | 'maintenance'>): string[] {
  return [
    '/',
    ...categoryIds.map((category) => `/${category}`),
    ...titles
      .listed()
      .filter(({ slug }) => closed.get(slug) !== 'off')
      .map(({ category, slug }) => `/${category}/${slug}`),
    ...infoPaths,
    '/fairness',
    '/bonus-unavailable-games',
    '/acquire-passport',
  ];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the site map in sitemaps.org format (version 0.9). @param origin without a trailing slash */
export function siteMap(origin: string, paths: readonly string[]): string {
  const places = paths.map((path) => `  <url><loc>${escape(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns the rules for crawlers (RFC 9309), which exclude members' pages, the back office and the API. Cover pictures
 * of news articles are part of the API and allowed, because link previews show them.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/app/',
      '/office/',
      '/dev/',
      '/my-',
      '/edit-my-playlist/',
      '/play/',
      '/tickets',
    ].map((path) => `Disallow: ${path}`),
    'Allow: /api/articles/pictures/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
