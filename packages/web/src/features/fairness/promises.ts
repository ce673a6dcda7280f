import type { Proof } from '@wl/contract/play';
import type { SeedPair } from '@wl/contract/fairness';
import type * as z from 'zod/mini';

/**
 * Commitments that this browser stores before a round: the fingerprints of the round key and of the server seed. Only a
 * commitment received before the bet proves anything. The first commitment for a nonce is therefore never replaced, and
 * none is stored after the result.
 *
 * It is safe to keep commitments after sign-out, because a seed pair's id does not identify its member.
 */

/** Returns the storage key for the server-seed fingerprint of a seed pair. */
const seedKey = (pairId: string) => `wl-promise/${pairId}`;
/** Number of digits to which nonces are padded, so that storage keys sort in numerical order. */
const NONCE_DIGITS = 10;
const roundKey = (pairId: string, nonce: number) =>
  `wl-promise/${pairId}/${String(nonce).padStart(NONCE_DIGITS, '0')}`;

/** Maximum number of stored commitments, about 130 bytes each. */
const MOST_KEPT = 500;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a commitment, or an empty placeholder for one, unless the key already has a value. If storage is unavailable,
 * nothing is stored, and the round is later checked without a commitment.
 */
function keepFirst(key: string, value: string): void {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // Storage is unavailable, so the commitment is not saved.
  }
}

/**
 * Deletes all but the newest `MOST_KEPT` commitments. The oldest keys sort first, because the ids of seed pairs
 * increase over time.
 */
function dropOldest(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('wl-promise/'));
    for (const key of kept.sort().slice(0, -MOST_KEPT)) localStorage.removeItem(key);
  } catch {
    // If storage is unavailable, there is nothing to delete.
  }
}

/** Server's commitment for the member's next round, in the format that `launchGame` returns. */
export type Commitment = Omit<z.infer<typeof SeedPair>, 'id'> & { seed_pair_id: string };

/** Stores the commitment for the member's next round. */
export function keepCommitment(commitment: Commitment): void {
  const { seed_pair_id: pairId, nonce } = commitment;
  dropOldest();
  keepFirst(seedKey(pairId), commitment.server_seed_hash);
  keepFirst(roundKey(pairId, nonce), commitment.next_round_key_hash);
}

/**
 * Stores the commitment for the next round, which arrives with the response to a bet. Do not call this function for a
 * round that was loaded later, because a commitment received after the next round was played proves nothing.
 */
export function keepNextPromise({ proof, demo }: { proof: Proof; demo: boolean }): void {
  if (demo) return;
  const { seed_pair_id: pairId, nonce } = proof;
  // If this browser has no commitment for this round yet, store an empty value, so that no later commitment is stored.
  // A commitment received after the round proves nothing.
  keepFirst(roundKey(pairId, nonce), '');
  keepFirst(roundKey(pairId, nonce + 1), proof.next_round_key_hash);
}

/** Commitments that this browser stored before a round. Each is null if the browser did not receive it in time. */
export interface Promised {
  roundKeyHash: string | null;
  seedHash: string | null;
}

export function promisedFor({ seed_pair_id: pairId, nonce }: Proof): Promised {
  return { roundKeyHash: read(roundKey(pairId, nonce)) || null, seedHash: read(seedKey(pairId)) };
}
