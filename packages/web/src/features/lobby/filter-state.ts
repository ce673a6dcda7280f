/** Pure functions that compute the state of the lobby's filters. Specification §3 lists the fields of this state. */
import type { Facets } from '@wl/contract/lobby';
import { GAME_PAGE_SIZE } from '@wl/world/casino/limits';
import { bodyOf, type LobbySearch } from './lobby-search.ts';

type Categories = Facets['categories'];

/**
 * Adds a `checked` flag to categories and their cities. The flag is true if the search includes the category or city
 * (specification §7).
 */
export const withChecks = (categories: Categories, { categories: ids, subs }: LobbySearch) =>
  categories.map((category) => ({
    ...category,
    checked: ids.includes(category.id),
    sub_categories: category.sub_categories.map((sub) => ({
      ...sub,
      checked: subs.includes(sub.id),
    })),
  }));

const flag = ({ id, checked }: { id: string; checked: boolean }) => ({ id, checked });

/**
 * Returns the filter state for a search.
 * @param filtered true if the lobby already shows the results of this search, false if it still shows the results of an
 *   earlier search
 */
export function filterState(search: LobbySearch, categories: Categories, filtered: boolean) {
  const { volatility, multiplier, min_bet, max_bet, priceRange, rating, ...body } = bodyOf(search);
  const checks = withChecks(categories, search);
  return {
    limit: GAME_PAGE_SIZE,
    gameName: search.text,
    category: search.categories[0] ?? null,
    priceRange,
    rating,
    availability: search.availability,
    volatility,
    multiplier,
    min_bet,
    max_bet,
    autospin: body.autospin === true,
    quickspin: body.quickspin === true,
    bonusBuy: body.bonusBuy === true,
    categories: checks.map(flag),
    subCategories: checks.flatMap(({ sub_categories }) => sub_categories.map(flag)),
    filtered,
  };
}
