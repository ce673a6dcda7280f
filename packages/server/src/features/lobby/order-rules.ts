/** Lobby order set by operators: category ids and game slugs. */
export interface Order {
  categories: readonly string[];
  /** Slugs of the games that are placed before all others. */
  first: readonly string[];
  /** Slugs of the games that have a banner, in the order of the banners. */
  banners: readonly string[];
}

/**
 * Moves the named entries to the front, in the given order. The other entries keep their order. Unknown names are
 * ignored.
 */
export function namedFirst<T extends string | object>(
  all: readonly T[],
  named: readonly string[],
  nameOf: (one: T) => string,
): T[] {
  if (named.length === 0) return [...all];
  const byName = new Map(all.map((one) => [nameOf(one), one]));
  const ahead = named.flatMap((name) => byName.get(name) ?? []);
  const isAhead = new Set(ahead);
  return [...ahead, ...all.filter((one) => !isAhead.has(one))];
}

export type Objection = { code: 'floor.unknown' | 'floor.twice'; name: string };

/**
 * Returns the first problem in a lobby order, or undefined if there is none. Every name must be known and may occur
 * only once per list.
 */
export function objectionTo(
  order: Order,
  known: { categories: readonly string[]; games: readonly string[] },
): Objection | undefined {
  return (
    objectionToList(order.categories, new Set(known.categories)) ??
    objectionToList(order.first, new Set(known.games)) ??
    objectionToList(order.banners, new Set(known.games))
  );
}

function objectionToList(
  names: readonly string[],
  known: ReadonlySet<string>,
): Objection | undefined {
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return { code: 'floor.unknown', name: unknown };
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  return twice === undefined ? undefined : { code: 'floor.twice', name: twice };
}
