import type { ReplyOf } from '@wl/contract/call';
import type { RetiredPair, retiredSeeds, SeedPair } from '@wl/contract/fairness';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { deriveRoundKey, hashRoundKey } from './round-keys.ts';
import { countRetired, retiredPairs, type SeedPairRow } from './repository.ts';
import { openPairOf, serverSeedOf } from './seed-pairs.ts';

const PAGE_SIZE = 20;

/**
 * Returns the public data of a member's open seed pair. This includes the hashes of the current server seed, the next
 * server seed and the next round key.
 */
export async function readSeeds(deps: Deps, memberId: string): Promise<z.infer<typeof SeedPair>> {
  const { pair, wallet } = await openPairOf(deps, memberId);
  return {
    id: pair.id,
    server_seed_hash: pair.serverSeedHash,
    next_server_seed_hash: pair.nextServerSeedHash,
    client_seed: pair.clientSeed,
    nonce: wallet.next_nonce,
    next_round_key_hash: hashRoundKey(
      deriveRoundKey(pair.serverSeed, pair.clientSeed, wallet.next_nonce),
    ),
  };
}

/**
 * Returns a page of retired seed pairs with their server seeds, newest first.
 * @param page page number, starting at 1
 */
export async function readRetiredSeeds(
  deps: Deps,
  memberId: string,
  page: number,
): Promise<ReplyOf<typeof retiredSeeds>> {
  const offset = (page - 1) * PAGE_SIZE;
  const rows = await retiredPairs(deps.db, memberId, { limit: PAGE_SIZE, offset });
  return {
    data: rows.map((row) => revealPair(deps, row)),
    meta: {
      current_page: page,
      total: await countRetired(deps.db, memberId),
      to: offset + rows.length,
    },
  };
}

export function revealPair(
  deps: Pick<Deps, 'config'>,
  row: SeedPairRow,
): z.infer<typeof RetiredPair> {
  if (row.retired_at === null) throw new Error(`seed pair ${row.id} is not retired`);
  return {
    id: row.id,
    server_seed: serverSeedOf(deps, row),
    server_seed_hash: row.server_seed_hash,
    client_seed: row.client_seed ?? '',
    rounds: row.rounds ?? 0,
    retired_at: row.retired_at.toISOString(),
  };
}
