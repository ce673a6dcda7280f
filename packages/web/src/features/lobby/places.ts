import type { Facets } from '@wl/contract/lobby';

export type CategoryCount = Facets['categories'][number];

export interface CityCount {
  slug: string;
  count: number;
}

/**
 * Returns the number of games in each city, summed over the sub-categories `<category>-<city>`. The cities are sorted
 * by slug, so that their order does not depend on the filters.
 */
export function cityCounts(categories: readonly CategoryCount[]): CityCount[] {
  const counts = new Map<string, number>();
  for (const category of categories) {
    for (const { id, game_count } of category.sub_categories) {
      const slug = id.startsWith(`${category.id}-`) ? id.slice(category.id.length + 1) : id;
      counts.set(slug, (counts.get(slug) ?? 0) + game_count);
    }
  }
  return [...counts]
    .map(([slug, count]) => ({ slug, count }))
    .toSorted((a, b) => a.slug.localeCompare(b.slug));
}

export const totalGames = (categories: readonly CategoryCount[]): number =>
  categories.reduce((sum, { game_count }) => sum + game_count, 0);
