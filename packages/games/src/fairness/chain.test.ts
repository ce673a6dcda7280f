import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { xoshiro128 } from '../simulation/xoshiro.ts';
import {
  CHAIN_ROUNDS,
  createChain,
  firstForgedLink,
  isLinkOf,
  linkAfter,
  linkOf,
  needsNextChain,
  nextChain,
  placeInChains,
  ROUNDS_LEFT_FOR_NEXT,
  tableKey,
  walkChain,
} from './chain.ts';
import { roundKeyToHex } from './keys.ts';
import { createStream } from './stream.ts';

const head = 'ab'.repeat(32);
const salt = 'drand-5000000';

/**
 * Computes the chain from its definition with Node's own SHA-256. Returns the links in round order, and the last hash.
 */
function chainByHand(rounds: number) {
  const made = [head];
  while (made.length <= rounds)
    made.push(createHash('sha256').update(made.at(-1)!, 'ascii').digest('hex'));
  return { published: made.pop()!, links: made.reverse() };
}

describe('a chain', () => {
  it.each([
    [50, 7],
    [50, 1],
    [21, 7],
    [1, 1_000],
  ])(
    'of %i rounds with a checkpoint every %i gives the links of its definition',
    (rounds, every) => {
      const { published, links } = chainByHand(rounds);
      const chain = createChain(head, rounds, every);
      expect(chain.published).toBe(published);
      expect(chain.checkpoints.length).toBe(Math.ceil(rounds / every));
      expect(links.map((_, index) => linkOf(chain, index))).toEqual(links);
      expect(() => linkOf(chain, rounds)).toThrow(RangeError);
      expect(() => linkOf(chain, -1)).toThrow(RangeError);
    },
  );

  it('is played backwards, and each round is provable from the published end', () => {
    const { published, links } = chainByHand(50);
    for (const [index, link] of links.entries()) {
      expect(isLinkOf(published, { index, link })).toBe(true);
      expect(isLinkOf(published, { index: index + 1, link })).toBe(false);
    }
    expect(isLinkOf(published, { index: 3, link: 'cd'.repeat(32) })).toBe(false);
    expect(isLinkOf(published, { index: 3, link: links[3]!.toUpperCase() })).toBe(false);
  });

  it('is verified from an earlier link with the same result', () => {
    const { published, links } = chainByHand(40);
    const random = xoshiro128(109);
    for (let n = 0; n < 200; n++) {
      const [known, index] = [random.int(40), random.int(40)];
      const earlier = { index: known, link: links[known]! };
      expect(isLinkOf(published, { index, link: links[index]! }, earlier)).toBe(true);
      expect(isLinkOf(published, { index, link: linkAfter(links[index]!) }, earlier)).toBe(false);
    }
  });

  it('names the first forged link, wherever it is', () => {
    const { published, links } = chainByHand(30);
    expect(firstForgedLink(published, links)).toBeUndefined();
    for (let index = 0; index < 30; index++)
      expect(firstForgedLink(published, links.with(index, '0'.repeat(64)))).toBe(index);
    expect(firstForgedLink(published, links.slice(1))).toBe(0);
  });

  it('refuses heads, salts and links that are not written as agreed', () => {
    expect(() => createChain('AB'.repeat(32), 5)).toThrow(RangeError);
    expect(() => createChain(head, 0)).toThrow(RangeError);
    expect(() => tableKey('', head)).toThrow(RangeError);
    expect(() => tableKey('a salt with spaces', head)).toThrow(RangeError);
    expect(() => tableKey(salt, head.slice(1))).toThrow(RangeError);
  });
});

it('chain links and table keys match node:crypto', () => {
  expect(linkAfter(head)).toBe(createHash('sha256').update(head).digest('hex'));
  expect(walkChain(head, 2)).toBe(linkAfter(linkAfter(head)));
  const key = tableKey(salt, head);
  expect(roundKeyToHex(key)).toBe(createHmac('sha256', salt).update(head).digest('hex'));
  expect(createStream(key, 'table-roulette', '1').int(37)).toBeLessThan(37);
});

describe('the chains of a table', () => {
  const first = nextChain(undefined, 'aa'.repeat(32), 30);
  const second = nextChain(first, 'bb'.repeat(32), 50);
  const chains = [first, second];

  it('follow each other without a gap, and each round has exactly one link', () => {
    const places = Array.from({ length: 80 }, (_, round) => placeInChains(chains, round));
    expect(places.map((place) => place?.chain.number)).toEqual(
      Array.from({ length: 80 }, (_, round) => (round < 30 ? 1 : 2)),
    );
    expect(places.map((place) => place?.index)).toEqual(
      Array.from({ length: 80 }, (_, round) => (round < 30 ? round : round - 30)),
    );
    expect(placeInChains(chains, 80)).toBeUndefined();
    expect(placeInChains(chains, -1)).toBeUndefined();
  });

  it('need a next chain before the last one is exhausted', () => {
    expect(needsNextChain([], 0)).toBe(true);
    const long = [nextChain(undefined, 'aa'.repeat(32))];
    expect(needsNextChain(long, 0)).toBe(false);
    const last = CHAIN_ROUNDS - ROUNDS_LEFT_FOR_NEXT;
    expect(needsNextChain(long, last - 1)).toBe(false);
    expect(needsNextChain(long, last)).toBe(true);
    expect(needsNextChain([...long, nextChain(long[0], 'bb'.repeat(32))], last)).toBe(false);
  });
});
