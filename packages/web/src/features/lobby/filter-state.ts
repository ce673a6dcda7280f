/** The state of the filters as specification §3 lists it. Pure. */
import type { Facets } from '@wl/contract/lobby';
import { GAME_PAGE_SIZE } from '@wl/world/house/limits';
import { bodyOf, type FloorSearch } from './floor-search.ts';

type Categories = Facets['categories'];

/** Categories and their cities with a flag each: whether the search has it checked (specification §7). */
export const withChecks = (categories: Categories, { categories: ids, subs }: FloorSearch) =>
  categories.map((category) => ({
    ...category,
    checked: ids.includes(category.id),
    sub_categories: category.sub_categories.map((sub) => ({
      ...sub,
      checked: subs.includes(sub.id),
    })),
  }));

const flag = ({ id, checked }: { id: string; checked: boolean }) => ({ id, checked });

/** @param filtered whether the games on the floor are those of this search, and not of one before it */
export function filterState(search: FloorSearch, categories: Categories, filtered: boolean) {
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
