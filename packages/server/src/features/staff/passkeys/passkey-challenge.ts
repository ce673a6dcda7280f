import { hash, randomBytes } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import { keyedHash, sameHash } from '../../../platform/keyed-hash.ts';

/** Lifetime of a passkey challenge, long enough to fetch a security key. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const RANDOM_BYTES = 16;
const EXPIRY_BYTES = 8;
const HEAD_BYTES = EXPIRY_BYTES + RANDOM_BYTES;

/** Purpose of a challenge: a sign-in, or the addition of a passkey in a particular session. */
export type ChallengeUse = 'sign-in' | `add ${string}`;

/** Hash and expiry of a valid challenge, which are stored when the challenge is used. */
export interface Challenge {
  hash: Buffer;
  expiresAt: Date;
}

const sealOf = (deps: Pick<Deps, 'config'>, use: ChallengeUse, head: Buffer) =>
  keyedHash(deps, 'staff.passkey_challenge', `${use}\0${head.toString('hex')}`);

/**
 * Creates a challenge: expiry ‖ random bytes ‖ HMAC. The HMAC proves that this casino created the challenge, so an
 * unused challenge need not be stored.
 */
export function newChallenge(deps: Pick<Deps, 'config' | 'clock'>, use: ChallengeUse): Buffer {
  const expiry = Buffer.alloc(EXPIRY_BYTES);
  expiry.writeBigUInt64BE(BigInt(deps.clock.now().getTime() + CHALLENGE_LIFETIME_MS));
  const head = Buffer.concat([expiry, randomBytes(RANDOM_BYTES)]);
  return Buffer.concat([head, sealOf(deps, use, head)]);
}

/**
 * Checks a challenge that a browser has signed.
 * @param challenge base64url
 * @returns the challenge's data, which the caller needs to mark the challenge as used; undefined if the challenge has
 *   expired or was not created by this casino for this use
 */
export function judgeChallenge(
  deps: Pick<Deps, 'config' | 'clock'>,
  use: ChallengeUse,
  challenge: string,
): Challenge | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, HEAD_BYTES);
  if (head.length < HEAD_BYTES) return undefined;
  if (!sameHash(bytes.subarray(HEAD_BYTES), sealOf(deps, use, head))) return undefined;
  const expiresAt = new Date(Number(head.readBigUInt64BE()));
  if (expiresAt <= deps.clock.now()) return undefined;
  return { hash: hash('sha256', bytes, 'buffer'), expiresAt };
}
