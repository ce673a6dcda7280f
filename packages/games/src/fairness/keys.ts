import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Valid client seed. `:` is not allowed, because it separates seed and nonce (`a:1` + `2` must not equal `a` + `1:2`).
 */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9_-]{1,32}$/;

/** Format in which a server seed is stored and revealed: 32 random bytes as 64 lower-case hex digits. */
const SERVER_SEED_PATTERN = /^[0-9a-f]{64}$/;

/** Format in which a round key is revealed: 32 bytes as 64 lower-case hex digits. */
const ROUND_KEY_PATTERN = /^[0-9a-f]{64}$/;

/**
 * Returns the seed hash published before a seed is used: SHA-256 of the seed's hex *text* (64 ASCII bytes), as hex. The
 * text is hashed, not the decoded bytes, because the text is also the HMAC key. Source: games.md §3 item 1.
 */
export function commitment(serverSeedHex: string): string {
  return bytesToHex(sha256(utf8ToBytes(serverSeedHex)));
}

/**
 * Returns the key of one round as 32 raw bytes: the HMAC-SHA256 of `clientSeed:nonce`, with the server seed's hex text
 * as the key (games.md §3 item 3).
 * @throws RangeError for an invalid server seed, client seed or nonce
 */
export function roundKey(serverSeedHex: string, clientSeed: string, nonce: number): Uint8Array {
  if (!SERVER_SEED_PATTERN.test(serverSeedHex)) throw new RangeError('server seed: 64 hex digits');
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) throw new RangeError('client seed: A-Z a-z 0-9 _ -');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('nonce: integer from 0');
  return hmac(sha256, utf8ToBytes(serverSeedHex), utf8ToBytes(`${clientSeed}:${nonce}`));
}

/**
 * Returns the SHA-256 of the raw round key, as hex. The hash is committed before the round and checked when the
 * settlement reveals the key.
 */
export function roundKeyHash(key: Uint8Array): string {
  return bytesToHex(sha256(key));
}

/** Returns a round key as hex, for the network and the database. */
export function roundKeyToHex(key: Uint8Array): string {
  return bytesToHex(key);
}

/**
 * Returns the 32 bytes of a revealed round key.
 * @throws RangeError if the text is not 64 lower-case hex digits
 */
export function roundKeyFromHex(hex: string): Uint8Array {
  if (!ROUND_KEY_PATTERN.test(hex)) throw new RangeError('round key: 64 hex digits');
  return hexToBytes(hex);
}
