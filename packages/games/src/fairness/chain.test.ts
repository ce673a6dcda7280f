import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isLinkOf, linkAfter, tableKey, walkChain } from './chain.ts';
import { roundKeyToHex } from './keys.ts';
import { createStream } from './stream.ts';

const head = 'ab'.repeat(32);

it('a chain is played backwards, and each round is provable from the published end', () => {
  const published = walkChain(head, 50);
  for (let round = 0; round < 50; round++) {
    const link = walkChain(head, 49 - round);
    expect(isLinkOf(published, link, round)).toBe(true);
    expect(isLinkOf(published, link, round + 1)).toBe(false);
  }
  expect(isLinkOf(published, 'cd'.repeat(32), 3)).toBe(false);
});

it('chain links and table keys match node:crypto', () => {
  expect(linkAfter(head)).toBe(createHash('sha256').update(head).digest('hex'));
  const key = tableKey('salt', head);
  expect(roundKeyToHex(key)).toBe(createHmac('sha256', 'salt').update(head).digest('hex'));
  expect(createStream(key, 'thames-wheel', '1').int(37)).toBeLessThan(37);
});
