import type { Article, ArticleCover } from '@wl/contract/articles';
import { factsIn, fill } from '@wl/world/articles/facts';
import { brand } from '@wl/world/casino/brand';
import { type Language, languages } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { html, type WrittenPage } from '../../platform/http/written-pages.ts';
import { articleHtml, listHtml } from './article-html.ts';
import { feedPath, newsDescriptions, newsTitles, picturePath } from './feed.ts';
import { readArticle, readPage } from './read-articles.ts';

/** Language tags for search engines (hreflang) and link previews (og:locale). */
const tags: Readonly<Record<Language, { hreflang: string; locale: string }>> = {
  en: { hreflang: 'en', locale: 'en_US' },
  es: { hreflang: 'es', locale: 'es_ES' },
  fr: { hreflang: 'fr', locale: 'fr_FR' },
  pt: { hreflang: 'pt-BR', locale: 'pt_BR' },
  tr: { hreflang: 'tr', locale: 'tr_TR' },
};

type Writing = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Writes the page of an article or the list of the news.
 * @returns `missing` if the article is not published; undefined for any other path
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

/** Returns the URL of a page in a language. The English page has no parameter. */
const placeOf = (place: string, language: Language): string =>
  language === 'en' ? place : `${place}?language=${language}`;

/** Returns the links to the page itself and to the page in each language. */
const placeLinks = (place: string, shown: Language, all: readonly Language[]): string[] => [
  `<link rel="canonical" href="${html(placeOf(place, shown))}" />`,
  ...all.map(
    (language) =>
      `<link rel="alternate" hreflang="${tags[language].hreflang}" href="${html(placeOf(place, language))}" />`,
  ),
  `<link rel="alternate" hreflang="x-default" href="${html(place)}" />`,
];

const feedLink = (language: Language): string =>
  `<link rel="alternate" type="application/rss+xml" title="${html(newsTitles[language])}" href="${feedPath(language)}" />`;

const properties = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(
    ([name, value]) => `<meta property="${name}" content="${html(value)}" />`,
  );

/** Returns the URL of the cover. Link previews do not show AVIF, so the postcard is the JPEG. */
const imageOf = ({ picture, city }: ArticleCover, origin: string): string =>
  origin + (picture ? picturePath(picture.id, 1600) : `/art/cities/${city}/postcard-1200.jpg`);

/** Returns data for search engines. It is no script, so the content security policy allows it. */
const structuredData = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
