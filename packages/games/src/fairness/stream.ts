import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { IntStream } from '../game.ts';

const TWO_32 = 0x1_0000_0000;
const WORDS_PER_BLOCK = 8;

/** Stream of unbiased integers, generated from uniform 32-bit words. */
export interface WordStream extends IntStream {
  /** Returns the next raw word, 0 … 2^32 − 1. */
  word(): number;
}

/**
 * Creates a stream of integers according to games.md §3 item 4. `int(n)` skips words below t = 2^32 mod n, and returns
 * `word mod n` for any other word. The number of accepted word values is a multiple of n, so every result is equally
 * likely. Every call uses at least one word, even for n = 1.
 */
export function integersFrom(word: () => number): WordStream {
  return {
    word,
    int(n) {
      if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`int(${n})`);
      const rejectBelow = TWO_32 % n;
      let drawn = word();
      while (drawn < rejectBelow) drawn = word();
      return drawn % n;
    },
  };
}

/**
 * Creates the endless stream of random words for one round of one game. Block i is HMAC-SHA256(key = round key,
 * `gameId:mathVersion:i`), read as eight big-endian 32-bit words. A block is computed when its first word is needed.
 * @param key 32 raw bytes of `roundKey`
 * @param gameId slug of the game
 */
export function createStream(key: Uint8Array, gameId: string, mathVersion: string): WordStream {
  const keyed = hmac.create(sha256, key);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let position = WORDS_PER_BLOCK;
  return integersFrom(() => {
    if (position === WORDS_PER_BLOCK) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${gameId}:${mathVersion}:${blocks}`))
        .digest();
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      position = 0;
    }
    const drawn = block.getUint32(position * 4);
    position += 1;
    return drawn;
  });
}

/**
 * Returns an integer in [0, 2^53): the upper 27 bits of one word and the upper 26 bits of the next (games.md §3 item
 * 4). Used only by crash games. Draws each word with `int(2^32)`, so that draws can be recorded as in other games.
 */
export function int53(stream: IntStream): number {
  const high = stream.int(TWO_32) >>> 5;
  const low = stream.int(TWO_32) >>> 6;
  return high * 2 ** 26 + low;
}
