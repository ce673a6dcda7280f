import type { MissionObjective } from '@wl/contract/missions';
import type { MissionAction } from '@wl/world/mission';
import { games } from 'virtual:site-facts';

export interface Place {
  to: string;
  search?: Record<string, string>;
}

const actionPlaces: Record<MissionAction, Place> = {
  playlist_made: { to: '/my-playlist' },
  game_rated: { to: '/casino-floor' },
  how_to_read: { to: '/how-to' },
  proof_checked: { to: '/fairness' },
  client_seed_chosen: { to: '/fairness' },
  deposit_limit_set: { to: '/my-limits' },
  break_taken: { to: '/responsible-gaming' },
  item_purchased: { to: '/marketplace' },
  item_activated: { to: '/my-travel-bag' },
  trip_made: { to: '/' },
};

/**
 * Returns a link to the lobby, filtered to the games that count towards a mission. Like the lobby's own filters, the
 * link selects a city's games by sub-category.
 */
function lobbyOf({
  category,
  city,
}: {
  category?: string | undefined;
  city?: string | undefined;
}): Place {
  if (city !== undefined) {
    const categories = games
      .filter(
        (game) => game.city === city && (category === undefined || game.category === category),
      )
      .map((game) => `${game.category}-${city}`);
    return { to: '/casino-floor', search: { sub: [...new Set(categories)].join() } };
  }
  return { to: '/casino-floor', ...(category !== undefined && { search: { category } }) };
}

/** Returns the page where a mission can be completed. */
export function whereTo(objective: MissionObjective): Place {
  if (objective.kind === 'action') return actionPlaces[objective.action];
  return lobbyOf(objective.kind === 'different_studios' ? {} : (objective.games ?? {}));
}
