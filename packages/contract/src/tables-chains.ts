import * as z from 'zod/mini';
import { Instant } from './shapes.ts';

/** Published commitment to a hash chain. The salt is null at first, and is fixed only after the hash is published. */
export const TableChain = z.object({
  number: z.int(),
  first_round: z.int(),
  rounds: z.int(),
  /** Hash of the chain link for the first round; published before the chain is used. */
  published: z.string(),
  salt: z.nullable(z.string()),
  /**
   * Origin of the salt: `server` if the server drew it, or `drand` with the number of a round of the public beacon
   * quicknet (decision 128). Null until the salt is fixed.
   */
  salt_source: z.nullable(z.string()),
  /**
   * Round of the beacon whose randomness is the salt, announced together with the published hash; null if the server
   * draws the salt.
   */
  beacon_round: z.nullable(z.int()),
  /**
   * Beacon's signature of this round; null until the salt is fixed. The salt is the SHA-256 of the signature's bytes.
   */
  beacon_signature: z.nullable(z.string()),
});

export type TableChain = z.infer<typeof TableChain>;

/** Beacon round that a table needs for its next salt, and the time at which this round is published. */
export const TableWait = z.object({ beacon_round: z.int(), at: Instant });
export type TableWait = z.infer<typeof TableWait>;
