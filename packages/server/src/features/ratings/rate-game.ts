import type { GameRating } from '@wl/contract/ratings';
import { gameBySlug } from '@wl/games/catalogue/index';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { meanOf } from './mean-ratings.ts';
import { deleteStars, findStars, findTotal, saveStars } from './repository.ts';

/**
 * The member gives a game 1 to 5 stars, or takes them back with null; each member counts once.
 * @throws DomainError play.game_unknown
 */
export async function rateGame(
  deps: Deps,
  memberId: string,
  game: string,
  stars: number | null,
): Promise<GameRating> {
  refuseUnknown(game);
  await deps.transaction((tx) =>
    stars === null
      ? deleteStars(tx, memberId, game)
      : saveStars(tx, { member_id: memberId, game, stars, rated_at: deps.clock.now() }),
  );
  return readRating(deps.db, memberId, game);
}

/**
 * From the database, so that a member sees the own stars counted at once.
 * @throws DomainError play.game_unknown
 */
export async function readRating(
  db: Db,
  memberId: string | undefined,
  game: string,
): Promise<GameRating> {
  refuseUnknown(game);
  const [total, mine] = await Promise.all([
    findTotal(db, game),
    memberId === undefined ? null : findStars(db, memberId, game),
  ]);
  const mean = meanOf(total);
  return { game, average: mean?.average ?? null, count: mean?.count ?? 0, mine };
}

function refuseUnknown(game: string): void {
  if (!gameBySlug(game)) throw new DomainError('play.game_unknown');
}
