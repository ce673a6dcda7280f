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
  /** The beacon's signature of this round. The salt is the SHA-256 of its bytes. Null until the salt is fixed. */
  beacon_signature: z.nullable(z.string()),
});

export type TableChain = z.infer<typeof TableChain>;

/** Round of the public beacon for which a table waits, and the time of its publication. */
export const TableWait = z.object({ beacon_round: z.int(), at: Instant });
export type TableWait = z.infer<typeof TableWait>;
