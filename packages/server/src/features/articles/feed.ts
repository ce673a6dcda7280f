import { factsIn, fill } from '@wl/world/articles/facts';
import type { ArticleCategory } from '@wl/world/articles/articles';
import { brand } from '@wl/world/casino/brand';
import type { Language, Texts } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { API_BASE } from '../../platform/http/http.ts';
import { feedHtml } from './article-html.ts';
import { liveTexts, type LiveTextRow } from './live-repository.ts';

/** Maximum number of articles in a feed. */
const FEED_SIZE = 30;
/** Width in pixels of the pictures in a feed. */
const PICTURE_WIDTH = 960;

/** Title of the news page and its feed. */
export const newsTitles: Texts = {
  en: `${brand.name} news`,
  es: `Noticias de ${brand.name}`,
  fr: `Actualités de ${brand.name}`,
  pt: `Notícias da ${brand.name}`,
  tr: `${brand.name} haberleri`,
};

export const newsDescriptions: Texts = {
  en: 'News about games, offers and our service.',
  es: 'Novedades sobre juegos, ofertas y nuestro servicio.',
  fr: 'L’actualité des jeux, des offres et de notre service.',
  pt: 'Novidades sobre jogos, ofertas e nosso serviço.',
  tr: 'Oyunlar, teklifler ve hizmetimizle ilgili haberler.',
};

const categoryNames: Readonly<Record<ArticleCategory, Texts>> = {
  journey: { en: 'Journey', es: 'Viaje', fr: 'Voyage', pt: 'Jornada', tr: 'Yolculuk' },
  games: { en: 'Games', es: 'Juegos', fr: 'Jeux', pt: 'Jogos', tr: 'Oyunlar' },
  offers: { en: 'Offers', es: 'Ofertas', fr: 'Offres', pt: 'Ofertas', tr: 'Teklifler' },
  service: { en: 'Service', es: 'Servicio', fr: 'Service', pt: 'Serviço', tr: 'Hizmet' },
};

export const feedPath = (language: Language): string =>
  language === 'en' ? '/news/rss.xml' : `/news/rss.${language}.xml`;

/** Characters that XML 1.0 does not allow, even escaped. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML elements and attributes, and removes characters that XML does not allow. */
const xml = (text: string): string =>
  text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns the path of a cover picture. */
export const picturePath = (id: string, width: number): string =>
  `${API_BASE}/articles/pictures/${id}/${width}`;

/** Returns the RSS 2.0 feed for a language, with the newest articles and their texts. */
export async function readFeed(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  language: Language,
): Promise<string> {
  const rows = await liveTexts(db, { language, now: clock.now() }, FEED_SIZE);
  const origin = config.publicUrl;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    `<title>${xml(newsTitles[language])}</title>`,
    `<link>${xml(`${origin}/news`)}</link>`,
    `<description>${xml(newsDescriptions[language])}</description>`,
    `<language>${language === 'pt' ? 'pt-br' : language}</language>`,
    `<atom:link href="${xml(origin + feedPath(language))}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => itemOf(row, language, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(row: LiveTextRow, language: Language, origin: string): string {
  const facts = factsIn(row.language);
  const url = xml(`${origin}/news/${row.slug}`);
  const { picture_id: id } = row;
  const picture = id === null ? undefined : xml(origin + picturePath(id, PICTURE_WIDTH));
  return [
    '<item>',
    `<title>${xml(fill(row.title, facts))}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    `<pubDate>${row.published_at.toUTCString()}</pubDate>`,
    `<category>${xml(categoryNames[row.category][language])}</category>`,
    `<description>${xml(fill(row.summary, facts))}</description>`,
    `<content:encoded>${xml(feedHtml(row.body, facts, origin))}</content:encoded>`,
    ...(picture === undefined
      ? []
      : [`<media:content url="${picture}" medium="image" type="image/webp"/>`]),
    '</item>',
  ].join('\n');
}
