import { CLIENT_SEED_PATTERN } from '@wl/games/fairness/keys';
import type { RetiredPair, SeedPair } from '@wl/contract/fairness';
import type * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { deriveRoundKey, hashRoundKey } from './round-keys.ts';
import { pairAndNext, retiredPairs, retirePair, startPair } from './repository.ts';
import { commitPair, openPairOf, serverSeedOf } from './seed-pairs.ts';

export interface Seeds {
  current: z.infer<typeof SeedPair>;
  retired: z.infer<typeof RetiredPair>[];
}

const RETIRED_SHOWN = 50;

/** What a member may know of the own pairs: commitments of the open and the next one, the secrets of the retired. */
export async function readSeeds(deps: Deps, memberId: string): Promise<Seeds> {
  const { pair, wallet } = await openPairOf(deps, memberId);
  const retired = await retiredPairs(deps.db, memberId, RETIRED_SHOWN);
  return {
    current: {
      id: pair.id,
      server_seed_hash: pair.serverSeedHash,
      next_server_seed_hash: pair.nextServerSeedHash,
      client_seed: pair.clientSeed,
      nonce: wallet.next_nonce,
      next_round_key_hash: hashRoundKey(
        deriveRoundKey(pair.serverSeed, pair.clientSeed, wallet.next_nonce),
      ),
    },
    retired: retired.map((row) => ({
      id: row.id,
      server_seed: serverSeedOf(deps, row),
      server_seed_hash: row.server_seed_hash,
      client_seed: row.client_seed ?? '',
      rounds: row.rounds ?? 0,
      retired_at: (row.retired_at ?? row.created_at).toISOString(),
    })),
  };
}

/**
 * Reveals the open server seed and opens the committed next one with the member's client seed; commits to a further one. The
 * wallet's lock keeps every bet before or after it, and a round in between can only have used the old pair.
 * @param pairId the pair the member believes to be open: two windows must not rotate twice
 * @throws DomainError fairness.client_seed_invalid · fairness.stale_pair · fairness.round_open
 */
export async function rotateSeeds(
  deps: Deps,
  input: { memberId: string; pairId: string; clientSeed: string },
): Promise<Seeds> {
  const { memberId, pairId, clientSeed } = input;
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) throw new DomainError('fairness.client_seed_invalid');
  await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    const no = wallet.seed_pair_no;
    const [open] = await pairAndNext(tx, memberId, no);
    if (open?.id !== pairId) throw new DomainError('fairness.stale_pair');
    // The open round's cards are fixed by this pair; revealing its seed would show them (games.md §3 item 6).
    if (wallet.in_play > 0) throw new DomainError('fairness.round_open');
    const now = deps.clock.now();
    await retirePair(tx, { memberId, no, rounds: wallet.next_nonce, now });
    await startPair(tx, { memberId, no: no + 1, clientSeed, now });
    await commitPair(deps, tx, memberId, no + 2);
    const data = { seed_pair_id: pairId, at: now.toISOString() };
    await recordEvent(tx, { memberId, type: 'fairness.client_seed_chosen', data });
    tx.afterCommit(() => {
      deps.events.wake('fairness.client_seed_chosen');
    });
  });
  return readSeeds(deps, memberId);
}
