import type { Product } from '@wl/contract/events/wagers';
import { isListed, type ListedTitle, type Title } from './title.ts';

/** Registry of the titles (games, tables and sports) of all products, in memory so that lookups need no query. */
export interface Titles {
  find(slug: string): Title | undefined;
  /**
   * Returns the title with this slug.
   * @throws RangeError if there is no such title
   */
  get(slug: string): Title;
  /** Returns the title with this slug if the lobby lists it; otherwise undefined. */
  findListed(slug: string): ListedTitle | undefined;
  /**
   * Returns all titles, grouped by source. Returns the same array until a source changes, so callers can cache data
   * derived from it.
   */
  all(): readonly Title[];
  ofProduct(product: Product): readonly Title[];
  /** Returns the titles that the lobby lists. Like `all`, returns the same array until a source changes. */
  listed(): readonly ListedTitle[];
  /**
   * Replaces the titles of a source; an empty list removes them. Can be called at startup and at any later time.
   * Sources keep the order in which they were first added.
   * @param source name of the source, such as `casino` or `live tables`
   * @throws RangeError if two titles have the same slug; nothing is changed
   */
  put(source: string, titles: readonly Title[]): void;
}

/** Creates an empty title registry. */
export function createTitles(): Titles {
  let sources: ReadonlyMap<string, readonly Title[]> = new Map();
  let all: readonly Title[] = [];
  let listed: readonly ListedTitle[] = [];
  let bySlug: ReadonlyMap<string, Title> = new Map();
  return {
    find: (slug) => bySlug.get(slug),
    get: (slug) => {
      const title = bySlug.get(slug);
      if (!title) throw new RangeError(`there is no title ${slug}`);
      return title;
    },
    findListed: (slug) => {
      const title = bySlug.get(slug);
      return title && isListed(title) ? title : undefined;
    },
    all: () => all,
    ofProduct: (product) => all.filter((title) => title.product === product),
    listed: () => listed,
    put: (source, titles) => {
      const changed = new Map(sources).set(source, titles);
      const found = [...changed.values()].flat();
      bySlug = bySlugOf(found);
      sources = changed;
      all = found;
      listed = found.filter(isListed);
    },
  };
}

function bySlugOf(titles: readonly Title[]): ReadonlyMap<string, Title> {
  const bySlug = new Map<string, Title>();
  for (const title of titles) {
    if (bySlug.has(title.slug)) throw new RangeError(`two titles have the slug ${title.slug}`);
    bySlug.set(title.slug, title);
  }
  return bySlug;
}
