import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the next link towards the published link: the SHA-256 of the given link's text (64 lower-case hex digits).
 *
 * Shared tables have no client seed, so they use a hash chain fixed before the first round (games.md §3 item 7): each
 * link is the SHA-256 of the link generated before it. The last link is published, and rounds use the earlier links in
 * reverse order. A used link does not reveal the next one, but anybody can hash it repeatedly to reach the published
 * link.
 */
export function linkAfter(link: string): string {
  return bytesToHex(sha256(utf8ToBytes(link)));
}

/** Returns the link that is `steps` links after `link`, towards the published end of the chain. */
export function walkChain(link: string, steps: number): string {
  let current = link;
  for (let step = 0; step < steps; step++) current = linkAfter(current);
  return current;
}

/** Returns true if `link`, the link of round number `round` (from 0), belongs to the chain that ends in `published`. */
export function isLinkOf(published: string, link: string, round: number): boolean {
  return walkChain(link, round + 1) === published;
}

/**
 * Returns the key of one shared round: HMAC-SHA256(key = salt as text, message = link). It replaces the round key in
 * `createStream`. The salt must be a public value that nobody could predict when the chain was published, such as a
 * later block hash or drand round.
 */
export function tableKey(salt: string, link: string): Uint8Array {
  return hmac(sha256, utf8ToBytes(salt), utf8ToBytes(link));
}
