import { categoryIds } from '@wl/world/casino/categories';
import type { TranslatedPage } from '../articles/index.ts';
import { titles } from '../titles/index.ts';

/**
 * Returns the paths of the home page, the game categories, all games that are not switched off, and some fixed pages.
 * Information pages and news articles are not included.
 */
export function publicPaths(closed: ReadonlyMap<string, 'off' | 'maintenance'>): string[] {
  return [
    '/',
    ...categoryIds.map((category) => `/${category}`),
    ...titles
      .listed()
      .filter(({ slug }) => closed.get(slug) !== 'off')
      .map(({ category, slug }) => `/${category}/${slug}`),
    '/fairness',
    '/bonus-unavailable-games',
    '/acquire-passport',
  ];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns the site map in sitemaps.org format (version 0.9), with links between the language versions of each page.
 * @param origin without a trailing slash
 */
export function siteMap(
  origin: string,
  paths: readonly string[],
  translated: readonly TranslatedPage[] = [],
): string {
  const places = [...paths.map((path) => ({ path, alternates: [] })), ...translated].map(
    ({ path, alternates }) => {
      const links = alternates.map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escape(origin + one.path)}"/>`,
      );
      return `  <url><loc>${escape(origin + path)}</loc>${links.join('')}</url>`;
    },
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns the rules for crawlers (RFC 9309), which exclude members' pages, the back office and the API. Cover pictures
 * of news articles are allowed although their URLs are under `/api/`, because link previews show them.
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
