import { pageNames } from '@wl/world/articles/pages';
import { type Language, languages } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import { livePlaces } from '../live-repository.ts';
import { placeOf, tags } from '../page-head.ts';

/** Page in one language, with links to its version in every language. */
export interface TranslatedPage {
  /** Path with the language in its query string. The English path has no query string. */
  path: string;
  alternates: readonly { hreflang: string; path: string }[];
}

/** Returns the information pages, the news page and all published articles, each once per language. */
export async function translatedPages({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<TranslatedPage[]> {
  const articles = await livePlaces(db, clock.now());
  return [
    ...pageNames.flatMap((page) => inEach(`/${page}`, languages)),
    ...inEach('/news', languages),
    ...articles.flatMap((article) => inEach(`/news/${article.slug}`, article.languages)),
  ];
}

function inEach(place: string, all: readonly Language[]): TranslatedPage[] {
  const alternates = all.map((language) => ({
    hreflang: tags[language].hreflang,
    path: placeOf(place, language),
  }));
  return alternates.map(({ path }) => ({ path, alternates }));
}
