import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findTable } from '../repository.ts';
import {
  addFavouriteTable,
  favouriteTablesOf,
  removeFavouriteTable,
} from './favourite-tables-repository.ts';

/**
 * Adds a table to a member's favourite tables, or removes it from them. The request specifies the desired state, so a
 * repeated request changes nothing.
 * @returns the slugs of the member's favourite tables after the change
 * @throws DomainError tables.unknown
 */
export async function setFavouriteTable(
  deps: Deps,
  memberId: string,
  { slug, favourite }: { slug: string; favourite: boolean },
): Promise<string[]> {
  if (!(await findTable(deps.db, slug))) throw new DomainError('tables.unknown');
  if (favourite) await addFavouriteTable(deps.db, memberId, slug, deps.clock.now());
  else await removeFavouriteTable(deps.db, memberId, slug);
  return favouriteTablesOf(deps.db, memberId);
}
