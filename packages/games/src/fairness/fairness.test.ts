import { sha256 } from '@noble/hashes/sha2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chooseWeighted, createShoe } from './choose.ts';
import { CLIENT_SEED_PATTERN, commitment, roundKey, roundKeyHash, roundKeyToHex } from './keys.ts';
import { createStream, int53, integersFrom } from './stream.ts';

/** Server seed of the test vector in games.md §3 item 8. */
const SERVER_SEED = bytesToHex(sha256(utf8ToBytes('spike-server-seed')));

/**
 * Returns a stream whose words come directly from HMAC-SHA256(server seed, `clientSeed:nonce:cursor`). This is the
 * scheme of the online casino Stake. Tests use the stream to check `int` and card dealing against the values in
 * games.md §3.
 */
function flatStream(nonce: number) {
  let bytes = new DataView(new ArrayBuffer(0));
  let cursor = 0;
  let position = 8;
  return integersFrom(() => {
    if (position === 8) {
      const message = utf8ToBytes(`tokyo-player:${nonce}:${cursor++}`);
      bytes = new DataView(hmac(sha256, utf8ToBytes(SERVER_SEED), message).buffer);
      position = 0;
    }
    return bytes.getUint32(4 * position++);
  });
}

describe('test vectors of games.md §3', () => {
  const key = roundKey(SERVER_SEED, 'tokyo-player', 7);

  it('derives the round key and its hash', () => {
    expect(roundKeyToHex(key)).toBe(
      '1d93288fc4849d85a82bb8767c9f76629d8e966ce43def7f52a55ee3f86232b2',
    );
    expect(roundKeyHash(key)).toBe(
      '4507ccd7d25587697be2eda0fbef591d6578f986d62b53a78c8c4609f45967cf',
    );
  });

  it('reads the first words of the first block', () => {
    const stream = createStream(key, 'westminster-roulette', '1');
    expect([stream.word(), stream.word(), stream.word(), stream.word()]).toEqual([
      209559655, 3229153830, 4204798616, 3436502777,
    ]);
    expect(createStream(key, 'westminster-roulette', '1').int(37)).toBe(17);
  });

  it('agrees with the flat scheme on integers and card dealing', () => {
    const words = flatStream(7);
    expect([words.word(), words.word(), words.word(), words.word()]).toEqual([
      981018143, 4078016818, 3852020205, 2451540146,
    ]);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((nonce) => flatStream(nonce).int(37))).toEqual([
      16, 30, 32, 17, 8, 19, 4, 32,
    ]);
    const shoe = createShoe(flatStream(7), 416);
    expect(Array.from({ length: 8 }, () => shoe.deal())).toEqual([
      287, 229, 263, 233, 343, 4, 368, 412,
    ]);
  });

  it('matches node:crypto', () => {
    const expected = createHmac('sha256', SERVER_SEED).update('tokyo-player:7').digest('hex');
    expect(roundKeyToHex(key)).toBe(expected);
    expect(commitment(SERVER_SEED)).toBe(createHash('sha256').update(SERVER_SEED).digest('hex'));
    const block = createHmac('sha256', key).update('westminster-roulette:1:1').digest();
    const stream = createStream(key, 'westminster-roulette', '1');
    for (let i = 0; i < 8; i++) stream.word();
    expect(stream.word()).toBe(block.readUInt32BE(0));
  });
});

describe('seeds and nonces', () => {
  it('are rejected if they could give two rounds the same message', () => {
    expect(CLIENT_SEED_PATTERN.test('a:1')).toBe(false);
    expect(CLIENT_SEED_PATTERN.test('')).toBe(false);
    expect(CLIENT_SEED_PATTERN.test('x'.repeat(33))).toBe(false);
    expect(() => roundKey(SERVER_SEED, 'a:1', 2)).toThrow(RangeError);
    expect(() => roundKey(SERVER_SEED, 'a', -1)).toThrow(RangeError);
    expect(() => roundKey(SERVER_SEED, 'a', 1.5)).toThrow(RangeError);
    expect(() => roundKey(SERVER_SEED.toUpperCase(), 'a', 1)).toThrow(RangeError);
  });
});

describe('random integers', () => {
  it('reject words below 2^32 mod n', () => {
    const words = [0, 3, 4, 2 ** 32 - 1];
    // For six possible values, words below 4 (2^32 mod 6) are rejected. The stream must therefore skip 0 and 3.
    const stream = integersFrom(() => words.shift() ?? 0);
    expect(stream.int(6)).toBe(4);
    expect(stream.int(6)).toBe((2 ** 32 - 1) % 6);
  });

  it('consume a word even for a single possibility, and reject invalid ranges', () => {
    let taken = 0;
    const stream = integersFrom(() => taken++);
    expect(stream.int(1)).toBe(0);
    expect(taken).toBe(1);
    for (const n of [0, -1, 1.5, 2 ** 32 + 1, NaN]) expect(() => stream.int(n)).toThrow(RangeError);
    expect(integersFrom(() => 2 ** 32 - 1).int(2 ** 32)).toBe(2 ** 32 - 1);
  });

  it('combine into 53-bit floats', () => {
    expect(int53(integersFrom(() => 0))).toBe(0);
    expect(int53(integersFrom(() => 2 ** 32 - 1))).toBe(2 ** 53 - 1);
  });
});

describe('random choices', () => {
  it('follow integer weights', () => {
    const answers = [0, 2, 3, 9];
    const stream = { int: () => answers.shift() ?? 0 };
    const drawn = [0, 0, 0, 0].map(() => chooseWeighted(stream, [3, 0, 7]));
    expect(drawn).toEqual([0, 0, 2, 2]);
    expect(() => chooseWeighted(stream, [1, -1])).toThrow(RangeError);
  });

  it('deal every card of a shoe exactly once', () => {
    const stream = createStream(roundKey(SERVER_SEED, 'shoe', 1), 'test', '1');
    const shoe = createShoe(stream, 52);
    const cards = Array.from({ length: 52 }, () => shoe.deal());
    expect(new Set(cards).size).toBe(52);
    expect(shoe.dealt).toBe(52);
    expect(() => shoe.deal()).toThrow(RangeError);
  });
});
