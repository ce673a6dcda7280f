import type { gameCategories } from '@wl/contract/lobby';
import type { ReplyOf } from '@wl/contract/call';

export type Category = ReplyOf<typeof gameCategories>['data'][number];

export interface CityCount {
  slug: string;
  count: number;
}

/** How many games each city has over all categories, most first. Sub-categories are named `<category>-<city>`. */
export function cityCounts(categories: readonly Category[]): CityCount[] {
  const counts = new Map<string, number>();
  for (const category of categories) {
    for (const { id, game_count } of category.sub_categories) {
      const slug = id.startsWith(`${category.id}-`) ? id.slice(category.id.length + 1) : id;
      counts.set(slug, (counts.get(slug) ?? 0) + game_count);
    }
  }
  return [...counts]
    .map(([slug, count]) => ({ slug, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug));
}

export const totalGames = (categories: readonly Category[]): number =>
  categories.reduce((sum, { game_count }) => sum + game_count, 0);

export interface PlayedGame {
  game: string;
  /** When it was played last. */
  at: string;
  netCents: number;
  rounds: number;
}

/** The games of these rounds (newest first), each with what its rounds here came to. */
export function playedGames(
  rounds: readonly {
    game: string;
    stake_cents: number;
    payout_cents: number;
    created_at: string;
  }[],
): PlayedGame[] {
  const games = new Map<string, PlayedGame>();
  for (const round of rounds) {
    const known = games.get(round.game);
    const net = round.payout_cents - round.stake_cents;
    games.set(round.game, {
      game: round.game,
      at: known?.at ?? round.created_at,
      netCents: (known?.netCents ?? 0) + net,
      rounds: (known?.rounds ?? 0) + 1,
    });
  }
  return [...games.values()];
}
