import type { FavouriteBet } from '@wl/contract/tables-favourites';
import { ANY_STAKE } from '@wl/games/tables/table-game';
import { tableGames } from '@wl/games/tables/table-games';
import { MAX_FAVOURITE_BETS } from '@wl/world/tables/favourite-bets';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet } from '../../ledger/index.ts';
import {
  favouritesOf,
  findFavourite,
  insertFavourite,
  updateFavourite,
  type FavouriteRow,
} from './favourites-repository.ts';

interface NewFavourite {
  id: string;
  game: string;
  name: string;
  spots: Record<string, number>;
}

/** Returns a member's favourite bets for a game, oldest first. */
export async function readFavourites(
  deps: Deps,
  memberId: string,
  game: string,
): Promise<FavouriteBet[]> {
  return (await favouritesOf(deps.db, memberId, game)).map(present);
}

/**
 * Saves stakes as a favourite bet of a game. A repeated request returns the stored favourite, even if the member has
 * renamed it since.
 * @throws DomainError as listed for the call in contract/src/tables-favourites.ts
 */
export async function saveFavourite(
  deps: Deps,
  memberId: string,
  { id: sentId, ...sent }: NewFavourite,
): Promise<FavouriteBet> {
  const id = sentId.toLowerCase();
  checkSpots(sent);
  return deps.transaction(async (tx) => {
    // The lock serialises the member's requests, so two windows together cannot exceed the maximum.
    await lockWallet(tx, memberId);
    const stored = await findFavourite(tx, memberId, id);
    if (stored) {
      if (!isSame(stored, sent)) throw new DomainError('tables.favourite_id_reused');
      return present(stored);
    }
    const saved = await favouritesOf(tx, memberId, sent.game);
    if (saved.length >= MAX_FAVOURITE_BETS)
      throw new DomainError('tables.favourites_full', { params: { maximum: MAX_FAVOURITE_BETS } });
    const row = { member_id: memberId, id, ...sent, created_at: deps.clock.now() };
    await insertFavourite(tx, row);
    return present(row);
  });
}

/**
 * Renames a member's favourite bet.
 * @throws DomainError tables.favourite_unknown
 */
export async function renameFavourite(
  deps: Deps,
  memberId: string,
  { id, name }: { id: string; name: string },
): Promise<FavouriteBet> {
  const row = await updateFavourite(deps.db, memberId, id, name);
  if (!row) throw new DomainError('tables.favourite_unknown');
  return present(row);
}

/**
 * Checks that the spots exist in the current version of the game. A table's limits are checked only when a bet is
 * placed.
 */
function checkSpots({ game, spots }: NewFavourite | Omit<NewFavourite, 'id'>): void {
  const found = tableGames.findLast(({ slug }) => slug === game);
  if (!found) throw new DomainError('play.game_unknown');
  const checked = found.checkBet(ANY_STAKE, { spots });
  if (!checked.ok) throw new DomainError(`play.${checked.reason}`);
}

function isSame(stored: FavouriteRow, { game, spots }: Omit<NewFavourite, 'id'>): boolean {
  const ids = Object.keys(spots);
  return (
    stored.game === game &&
    ids.length === Object.keys(stored.spots).length &&
    ids.every((spot) => stored.spots[spot] === spots[spot])
  );
}

const present = ({ id, game, name, spots, created_at }: FavouriteRow): FavouriteBet => ({
  id,
  game,
  name,
  spots,
  created_at: created_at.toISOString(),
});
