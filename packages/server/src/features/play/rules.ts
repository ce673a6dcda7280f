interface Likeness {
  slug: string;
  family: string;
  category: string;
  city: string;
  /** Volatility of the game, from 1 (lowest) to 5 (highest). */
  volatility: number;
}

/**
 * Returns the distance between two games: the difference in volatility, plus a fixed amount for each difference in
 * family, category or city. A different family adds the most.
 */
function distance(one: Likeness, other: Likeness): number {
  return (
    (one.family === other.family ? 0 : 8) +
    (one.category === other.category ? 0 : 4) +
    (one.city === other.city ? 0 : 3) +
    Math.abs(one.volatility - other.volatility)
  );
}

/**
 * Returns the `count` games that are most similar to a game, most similar first. Equally similar games keep their
 * catalogue order.
 */
export function similarGames<G extends Likeness>(
  to: Likeness,
  games: readonly G[],
  count: number,
): G[] {
  return games
    .filter(({ slug }) => slug !== to.slug)
    .map((game) => ({ game, far: distance(to, game) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ game }) => game);
}
