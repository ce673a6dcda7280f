/** What operators put in order on the floor: ids of categories, slugs of games. */
export interface Order {
  categories: readonly string[];
  /** Games that come before all others. */
  first: readonly string[];
  /** Games that have a banner. */
  banners: readonly string[];
}

/** Those named first, in the order named; then the rest as it was. Names of nothing are passed over. */
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

/** What speaks against an order: the first name that means nothing, or that stands in a list twice; undefined when all is well. */
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
