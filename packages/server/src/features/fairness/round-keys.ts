import { hash } from 'node:crypto';
import { integersFrom, type WordStream } from '@wl/games/fairness/stream';

/**
 * Computes the keys and streams of `@wl/games/fairness` with OpenSSL, which is ten times as fast as that package's
 * JavaScript code. The speed matters because every bet derives its key on the one thread that serves all calls. A test
 * verifies that both produce the same bytes.
 * - The HMAC is computed from its two hashes (RFC 2104), because `createHmac` first creates a key object, which makes
 *   it ten times as slow.
 * - Bytes are passed as hex text, which is the fastest output format of `hash` and the format of the proof.
 */

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
const MESSAGE_MAX_BYTES = 256;
const WORDS_PER_BLOCK = 8;
const HEX_PER_WORD = 8;

// Buffers shared by all calls. Each call overwrites every byte that it reads, so no earlier key affects its result.
const inner = Buffer.alloc(BLOCK_BYTES + MESSAGE_MAX_BYTES);
const outer = Buffer.alloc(BLOCK_BYTES + DIGEST_BYTES);
const plain = Buffer.alloc(DIGEST_BYTES);

/**
 * Returns the HMAC-SHA256 of `message` as hex. Before each call, the caller must write the key (at most one block) to
 * the start of `inner`.
 */
function hmacOfWrittenKey(keyBytes: number, message: string): string {
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    const byte = at < keyBytes ? (inner[at] ?? 0) : 0;
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  }
  const length = inner.write(message, BLOCK_BYTES, 'latin1');
  outer.write(hash('sha256', inner.subarray(0, BLOCK_BYTES + length), 'hex'), BLOCK_BYTES, 'hex');
  return hash('sha256', outer, 'hex');
}

/** Returns the HMAC-SHA256 of `clientSeed:nonce` as hex, keyed with the server seed's hex text (games.md §3). */
export function deriveRoundKey(serverSeed: string, clientSeed: string, nonce: number): string {
  return hmacOfWrittenKey(inner.write(serverSeed, 0, 'latin1'), `${clientSeed}:${nonce}`);
}

/** Returns the SHA-256 of a round key's bytes, as hex: the hash shown before the round. */
export function hashRoundKey(key: string): string {
  plain.write(key, 'hex');
  return hash('sha256', plain, 'hex');
}

/** Returns one round's stream of random 32-bit words. A block of words is computed when its first word is read. */
export function streamOf(key: string, game: string, mathVersion: string): WordStream {
  let block = '';
  let blocks = 0;
  let position = WORDS_PER_BLOCK;
  return integersFrom(() => {
    if (position === WORDS_PER_BLOCK) {
      block = hmacOfWrittenKey(inner.write(key, 0, 'hex'), `${game}:${mathVersion}:${blocks}`);
      blocks += 1;
      position = 0;
    }
    const from = position * HEX_PER_WORD;
    position += 1;
    return Number.parseInt(block.slice(from, from + HEX_PER_WORD), 16);
  });
}
