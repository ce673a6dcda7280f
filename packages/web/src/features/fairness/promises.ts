import type { Proof } from '@wl/contract/play';
import type { SeedPair } from '@wl/contract/fairness';
import type * as z from 'zod/mini';

/**
 * What was promised before a round, kept in this browser: the fingerprint of the round's key, and that of the seed behind it. Only what
 * came before the bet proves anything, so the first promise for a nonce is kept and never replaced, and once a round is known, nothing is
 * kept as its promise any more. Kept across visits, also after signing out: a pair's id says nothing about its member.
 */

/** Of a server seed, by the id of its pair. */
const seedKey = (pairId: string) => `wl-promise/${pairId}`;
/** Digits that keep the order of numbers in the order of texts. */
const NONCE_DIGITS = 10;
const roundKey = (pairId: string, nonce: number) =>
  `wl-promise/${pairId}/${String(nonce).padStart(NONCE_DIGITS, '0')}`;

/** Rounds and pairs whose promises are kept; 130 bytes each. */
const MOST_KEPT = 500;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value unless there is one already. Without storage nothing is kept, and the check has no promise to compare with. */
function keepFirst(key: string, value: string): void {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** Drops the oldest promises: ids of pairs grow with time. */
function dropOldest(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('wl-promise/'));
    for (const key of kept.sort().slice(0, -MOST_KEPT)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What the server promises for the member's next round, as `launchGame` and `seeds` answer it. */
export type Commitment = Omit<z.infer<typeof SeedPair>, 'id'> & { seed_pair_id: string };

/** Keeps what is promised for the member's next round. */
export function keepCommitment(commitment: Commitment): void {
  const { seed_pair_id: pairId, nonce } = commitment;
  dropOldest();
  keepFirst(seedKey(pairId), commitment.server_seed_hash);
  keepFirst(roundKey(pairId, nonce), commitment.next_round_key_hash);
}

/** Keeps what the answer to a bet promises for the round after it. Rounds that are read later promise nothing: theirs may be over. */
export function keepNextPromise({ proof, demo }: { proof: Proof; demo: boolean }): void {
  if (demo) return;
  const { seed_pair_id: pairId, nonce } = proof;
  // A promise for this round that comes after it would be worthless.
  keepFirst(roundKey(pairId, nonce), '');
  keepFirst(roundKey(pairId, nonce + 1), proof.next_round_key_hash);
}

/** What was promised before a round; null for what this browser did not learn in time. */
export interface Promised {
  roundKeyHash: string | null;
  seedHash: string | null;
}

export function promisedFor({ seed_pair_id: pairId, nonce }: Proof): Promised {
  return { roundKeyHash: read(roundKey(pairId, nonce)) || null, seedHash: read(seedKey(pairId)) };
}
