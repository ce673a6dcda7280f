import { ratingsEvents } from '@wl/contract/events/ratings';
import type { GameRating } from '@wl/contract/ratings';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { recordEvent } from '../ledger/index.ts';
import { titles } from '../titles/index.ts';
import { meanOf } from './mean-ratings.ts';
import { deleteStars, findStars, findTotal, saveStars } from './repository.ts';

/**
 * Stores a member's rating of 1 to 5 stars; null removes the stored rating. Each member has at most one rating per
 * game.
 * @throws DomainError play.game_unknown if there is no such game
 */
export async function rateGame(
  deps: Deps,
  memberId: string,
  game: string,
  stars: number | null,
): Promise<GameRating> {
  refuseUnknown(game);
  await deps.transaction(async (tx) => {
    const at = deps.clock.now();
    const isNew = stars !== null && stars !== (await findStars(tx, memberId, game));
    if (isNew) await noteRating(deps, tx, memberId, { game, at: at.toISOString() });
    if (stars === null) await deleteStars(tx, memberId, game);
    else await saveStars(tx, { member_id: memberId, game, stars, rated_at: at });
  });
  return readRating(deps.db, memberId, game);
}

/**
 * Records a game-rated event for the missions feature. The event omits the number of stars, because missions do not
 * depend on it.
 */
async function noteRating(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  data: { game: string; at: string },
): Promise<void> {
  await recordEvent(tx, ratingsEvents.game_rated, { memberId, data });
  tx.afterCommit(() => {
    deps.events.wake(ratingsEvents.game_rated);
  });
}

/**
 * Returns a game's average rating and the member's own stars. Reads both from the database, so that the result
 * includes stars that the member has just given.
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
  if (!titles.find(game)) throw new DomainError('play.game_unknown');
}
