import type { Mission } from '@wl/contract/missions';

export interface PlayedGame {
  category: string;
  city: string;
}

/**
 * Returns the mission that is closest to completion, considering only open missions that a round of this game advances.
 * In each district, a round advances only one mission: the stake mission if there is one, otherwise the first mission
 * that counts the round.
 */
export function nearestMission(
  missions: readonly Mission[],
  game: PlayedGame,
): Mission | undefined {
  const rank = ({ objective, place }: Mission) => (objective.kind === 'stake' ? 0 : place);
  const movable = missions
    .filter(({ state, objective }) => {
      if (state !== 'open' || objective.kind === 'action') return false;
      const { category, city } =
        objective.kind === 'different_studios' ? {} : (objective.games ?? {});
      return (
        (category === undefined || category === game.category) &&
        (city === undefined || city === game.city)
      );
    })
    .toSorted((a, b) => rank(a) - rank(b));
  const moved = movable.filter(
    ({ district }, at) => movable.findIndex((one) => one.district === district) === at,
  );
  const share = ({ progress, target }: Mission) => progress / Math.max(1, target);
  return moved.toSorted((a, b) => share(b) - share(a))[0];
}
