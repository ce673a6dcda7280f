import type { OfficeTableChain } from '@wl/contract/office/tables-chains';
import { timeOfRound } from '@wl/games/fairness/beacon';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { presentChain } from '../present.ts';
import { findTable } from '../repository.ts';
import { chainsOf, type ChainRow } from './chains-repository.ts';

/**
 * Maximum number of chains that the back office lists. With 30-second rounds, this number of chains covers about a
 * year.
 */
const CHAINS = 10;

/**
 * Returns a table's latest chains in the format for clerks, newest first.
 * @throws DomainError tables.unknown
 */
export async function readOfficeChains(deps: Deps, slug: string): Promise<OfficeTableChain[]> {
  if (!(await findTable(deps.db, slug))) throw new DomainError('tables.unknown');
  const chains = await chainsOf(deps.db, slug);
  return chains
    .toReversed()
    .slice(0, CHAINS)
    .map((row) => presentOfficeChain(deps, row));
}

/** Returns a chain in the format for clerks. */
export function presentOfficeChain({ config }: Pick<Deps, 'config'>, row: ChainRow) {
  const { chain, relays } = config.tableSalt;
  const { beacon_round: round } = row;
  const at = round === null ? null : new Date(timeOfRound(chain, round)).toISOString();
  return {
    ...presentChain(row),
    created_at: row.created_at.toISOString(),
    beacon_at: at,
    beacon_url: round === null ? null : `${relays[0]}/${chain.hash}/public/${round}`,
    salt_at: row.salt_at === null ? null : row.salt_at.toISOString(),
  };
}
