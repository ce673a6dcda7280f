/** Queries for news articles. Placeholders in titles and summaries are already replaced with their values. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { article, type ArticleLine, articles, featuredArticles } from '@wl/contract/articles';
import type { ArticleCategory } from '@wl/world/articles/articles';
import { keyOf, request } from '../../app/api.ts';
import type { Language } from '../../app/language/language.ts';

/**
 * Replaces the placeholders in titles and summaries. Loads the values only if there are placeholders, because titles
 * and summaries rarely contain any.
 */
async function fillTexts<Line extends ArticleLine>(lines: readonly Line[]): Promise<Line[]> {
  if (!lines.some(({ title, summary }) => (title + summary).includes('{'))) return [...lines];
  const { factsIn, fill } = await import('@wl/world/articles/facts');
  return lines.map((line) => {
    const facts = factsIn(line.language);
    return { ...line, title: fill(line.title, facts), summary: fill(line.summary, facts) };
  });
}

/** A scheduled article can go live at any time, so every visit to a page requests the articles again. */
const staleTime = 0;

/** Returns the query for the articles of a category, or of all categories, newest first and one page at a time. */
export const articlesQuery = (language: Language, category?: ArticleCategory) =>
  infiniteQueryOptions({
    queryKey: [articles.path, { language, category }],
    staleTime,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { language, page: pageParam, ...(category && { category }) };
      const { data, meta } = await request(articles, { query, signal });
      return { data: await fillTexts(data), meta };
    },
    getNextPageParam: ({ meta }) => (meta.to < meta.total ? meta.current_page + 1 : undefined),
  });

export const featuredQuery = (language: Language) =>
  queryOptions({
    queryKey: keyOf(featuredArticles, { query: { language } }),
    staleTime,
    queryFn: async ({ signal }) => {
      const { data } = await request(featuredArticles, { query: { language }, signal });
      return fillTexts(data);
    },
  });

export const articleQuery = (slug: string, language: Language) =>
  queryOptions({
    queryKey: keyOf(article, { params: { slug }, query: { language } }),
    staleTime,
    queryFn: async ({ signal }) => {
      const { data } = await request(article, { params: { slug }, query: { language }, signal });
      const [filled = data] = await fillTexts([data]);
      return filled;
    },
  });
