import { createHash, createHmac } from 'node:crypto';
import { integersFrom, type WordStream } from '@wl/games/fairness/stream';

/**
 * The keys and streams of `@wl/games/fairness`, computed by OpenSSL: the same bytes (a test compares them) at a third of the
 * time, which counts because every bet derives them on the one thread that serves all calls.
 */

const WORDS_PER_BLOCK = 8;

/** HMAC-SHA256 with the server seed's hex text as key over `clientSeed:nonce`: 32 bytes (games.md §3). */
export function deriveRoundKey(serverSeed: string, clientSeed: string, nonce: number): Buffer {
  return createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}`).digest();
}

/** SHA-256 of a round key, hex: what is promised before the round. */
export function hashRoundKey(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The stream of one round of one game, block by block as its words are asked for. */
export function streamOf(key: Buffer, game: string, mathVersion: string): WordStream {
  let block: Buffer | undefined;
  let blocks = 0;
  let position = WORDS_PER_BLOCK;
  return integersFrom(() => {
    if (block === undefined || position === WORDS_PER_BLOCK) {
      block = createHmac('sha256', key).update(`${game}:${mathVersion}:${blocks}`).digest();
      blocks += 1;
      position = 0;
    }
    const word = block.readUInt32BE(position * 4);
    position += 1;
    return word;
  });
}
