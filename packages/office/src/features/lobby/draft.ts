import type { LobbyOrder } from '@wl/contract/office/lobby';

/** Lobby order that a clerk edits: the order of the categories, the games shown first, and the banners. */
export type Order = Pick<LobbyOrder, 'categories' | 'first' | 'banners'>;
export type ListName = keyof Order;
const lists: readonly ListName[] = ['categories', 'banners', 'first'];

export const orderOf = ({ categories, first, banners }: Order): Order => ({
  categories,
  first,
  banners,
});

export const changedLists = (a: Order, b: Order): ListName[] =>
  lists.filter((name) => a[name].join(' ') !== b[name].join(' '));

/**
 * Returns the slugs of the first `count` games in the lobby: those that operators placed first, then the others. Omits
 * games that are switched off.
 */
export function firstGames(
  { first }: Pick<Order, 'first'>,
  games: LobbyOrder['games'],
  count: number,
): string[] {
  const seen = new Set(games.filter(({ state }) => state !== 'off').map(({ slug }) => slug));
  return [...new Set([...first, ...games.map(({ slug }) => slug)])]
    .filter((slug) => seen.has(slug))
    .slice(0, count);
}
