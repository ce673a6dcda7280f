import type { Article, ArticleCover } from '@wl/contract/articles';
import { factsIn, fill } from '@wl/world/articles/facts';
import { brand } from '@wl/world/casino/brand';
import { type Language, languages } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { html, type WrittenPage } from '../../platform/http/written-pages.ts';
import { articleHtml, listHtml } from './article-html.ts';
import { feedPath, newsDescriptions, newsTitles, picturePath } from './feed.ts';
import { placeLinks, placeOf, properties, tags } from './page-head.ts';
import { readArticle, readPage } from './read-articles.ts';

type Writing = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Writes the HTML page for an article or for the article list.
 * @returns `missing` if the article is not published; undefined if `path` belongs to neither
 */
export async function writeNewsPage(
  deps: Writing,
  path: string,
  language: Language,
): Promise<WrittenPage | 'missing' | undefined> {
  const [, section, slug, ...more] = path.replace(/\/$/, '').split('/');
  if (section !== 'news' || more.length > 0) return undefined;
  if (slug === undefined) return newsPage(deps, language);
  try {
    return articlePage(await readArticle(deps, slug, language), deps.config.publicUrl);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'request.not_found') return 'missing';
    throw error;
  }
}

async function newsPage(deps: Writing, language: Language): Promise<WrittenPage> {
  const origin = deps.config.publicUrl;
  const { data } = await readPage(deps, { language, page: 1 });
  const title = newsTitles[language];
  const description = newsDescriptions[language];
  return {
    language,
    title,
    description,
    head: [
      ...placeLinks(`${origin}/news`, language, languages),
      feedLink(language),
      ...properties({
        'og:type': 'website',
        'og:title': title,
        'og:description': description,
        'og:url': placeOf(`${origin}/news`, language),
        'og:site_name': brand.name,
        'og:locale': tags[language].locale,
      }),
    ].join('\n    '),
    text: listHtml(title, data, (line) => factsIn(line.language)),
  };
}

/** Returns the page of an article, in the language of its texts. */
function articlePage(article: Article, origin: string): WrittenPage {
  const { language, published_at: publishedAt, changed_at: changedAt } = article;
  const facts = factsIn(language);
  const title = fill(article.title, facts);
  const description = fill(article.summary, facts);
  const place = `${origin}/news/${article.slug}`;
  const url = placeOf(place, language);
  const image = imageOf(article.cover, origin);
  const head = [
    ...placeLinks(place, language, article.languages),
    feedLink(language),
    ...properties({
      'og:type': 'article',
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:site_name': brand.name,
      'og:locale': tags[language].locale,
      'og:image': image,
      ...(article.picture_alt === '' ? {} : { 'og:image:alt': article.picture_alt }),
      'article:published_time': publishedAt,
      'article:modified_time': changedAt,
    }),
    '<meta name="twitter:card" content="summary_large_image" />',
    structuredData({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description,
      image: [image],
      datePublished: publishedAt,
      dateModified: changedAt,
      inLanguage: tags[language].hreflang,
      mainEntityOfPage: url,
      publisher: { '@type': 'Organization', name: brand.name, url: origin },
    }),
  ].join('\n    ');
  return {
    language,
    title: `${title} · ${brand.name}`,
    description,
    head,
    text: articleHtml(article, facts),
  };
}

const feedLink = (language: Language): string =>
  `<link rel="alternate" type="application/rss+xml" title="${html(newsTitles[language])}" href="${feedPath(language)}" />`;

/** Returns the URL of the cover. Link previews do not show AVIF, so the JPEG version of the postcard is used. */
const imageOf = ({ picture, city }: ArticleCover, origin: string): string =>
  origin + (picture ? picturePath(picture.id, 1600) : `/art/cities/${city}/postcard-1200.jpg`);

/**
 * Returns a script element with structured data (JSON-LD) for search engines. Browsers do not execute it, so the
 * content security policy allows it.
 */
const structuredData = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
