import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hash chains of shared tables (games.md §3 item 7, decision 107). A shared round has no client seed, because every
 * member at the table gets the same result. Instead, the results of many rounds are fixed before the first of them:
 * 1. The head, 32 random bytes as 64 hex digits, is hashed once per round. The last hash is published: it commits the
 * casino to every link before it.
 * 2. Then a salt is fixed: a public value that nobody could predict when the chain was published.
 * 3. Rounds use the links in reverse order, so a used link does not reveal the next link. Anybody can verify a used
 * link by hashing it repeatedly until the result equals the published hash.
 * 4. A table that has played all links continues with its next chain, which was published in advance.
 */

/** Format of a link: 32 bytes as 64 lower-case hex digits. */
const LINK_PATTERN = /^[0-9a-f]{64}$/;

/** Format of a salt: a block hash, the randomness of a drand round, or another public value as text. */
const SALT_PATTERN = /^[A-Za-z0-9_.-]{8,128}$/;

/** Number of rounds in a chain (games.md §3 item 7). With rounds of 30 s, a chain lasts for about a year. */
export const CHAIN_ROUNDS = 1_000_000;

/** Distance between two stored links: every link is at most 999 hashes away from a stored link (games.md §3 item 7). */
const CHECKPOINT_ROUNDS = 1_000;

/**
 * Number of remaining rounds at which a table must publish its next chain, so that the new chain's salt can be fixed
 * before the chain's first round.
 */
export const ROUNDS_LEFT_FOR_NEXT = 10_000;

/** Commitment to a hash chain, published before the chain's first round. */
export interface ChainCommitment {
  /** Sequence number of the chain at its table, starting from 1. */
  number: number;
  /** Number of the first round that uses this chain. A table's rounds are numbered from 0, across all its chains. */
  firstRound: number;
  rounds: number;
  /** SHA-256 of the chain link for round `firstRound`, as hex. */
  published: string;
}

/** Link of a chain with its index: 0 for the first round of the chain. */
export interface IndexedLink {
  index: number;
  link: string;
}

/**
 * Returns the next link towards the published end: the SHA-256 of the given link's text (64 lower-case hex digits).
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

/**
 * Creates a chain from its secret head. `checkpoints[i]` is the link with index `rounds − 1 − i × every`, so
 * `checkpoints[0]` is the head. Checkpoints are as secret as the head until their rounds are played.
 * @throws RangeError for an invalid head, length or checkpoint interval
 */
export function createChain(head: string, rounds = CHAIN_ROUNDS, every = CHECKPOINT_ROUNDS) {
  if (!LINK_PATTERN.test(head)) throw new RangeError('head: 64 hex digits');
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('rounds: integer from 1');
  if (!Number.isSafeInteger(every) || every < 1) throw new RangeError('every: integer from 1');
  const checkpoints: string[] = [];
  let link = head;
  for (let made = 0; made < rounds; made++) {
    if (made % every === 0) checkpoints.push(link);
    link = linkAfter(link);
  }
  return { published: link, rounds, every, checkpoints };
}

/**
 * Returns the link for the round with this index, computed from the chain's checkpoints.
 * @throws RangeError if the chain has no such round
 */
export function linkOf(chain: ReturnType<typeof createChain>, index: number): string {
  const { rounds, every, checkpoints } = chain;
  const made = rounds - 1 - index;
  const checkpoint = checkpoints[Math.floor(made / every)];
  if (!Number.isSafeInteger(index) || index < 0 || checkpoint === undefined)
    throw new RangeError(`the chain has no round ${index}`);
  return walkChain(checkpoint, made % every);
}

/**
 * Returns true if hashing `link` `index + 1` times yields `published`.
 * @param known verified link of an earlier round. Hashing stops at this link, so verifying a table's next round takes
 *   one hash instead of one for each round of the chain so far.
 */
export function isLinkOf(published: string, { index, link }: IndexedLink, known?: IndexedLink) {
  const end = known ?? { index: -1, link: published };
  if (!LINK_PATTERN.test(link) || !Number.isSafeInteger(index) || index < 0) return false;
  if (index < end.index) return isLinkOf(published, { index, link });
  return walkChain(link, index - end.index) === end.link;
}

/**
 * Verifies the links of a chain in the order of their rounds, from index 0, with one hash per link.
 * @returns the index of the first link that does not belong to the chain, or undefined if all links belong to it
 */
export function firstForgedLink(published: string, links: readonly string[]): number | undefined {
  let end = published;
  for (const [index, link] of links.entries()) {
    if (!LINK_PATTERN.test(link) || linkAfter(link) !== end) return index;
    end = link;
  }
  return undefined;
}

/**
 * Returns the key of one shared round: HMAC-SHA256(key = salt as text, message = link). This key replaces the round key
 * in `createStream`, so a round draws its numbers exactly as the rounds of a seed pair do.
 * @throws RangeError for an invalid salt or link
 */
export function tableKey(salt: string, link: string): Uint8Array {
  if (!SALT_PATTERN.test(salt)) throw new RangeError('salt: 8 to 128 of A-Z a-z 0-9 _ . -');
  if (!LINK_PATTERN.test(link)) throw new RangeError('link: 64 hex digits');
  return hmac(sha256, utf8ToBytes(salt), utf8ToBytes(link));
}

/** Returns the chain that contains a table's round, and the round's index in it; undefined if no chain contains it. */
export function placeInChains<C extends ChainCommitment>(
  chains: readonly C[],
  round: number,
): { chain: C; index: number } | undefined {
  const chain = chains.find(({ firstRound, rounds }) => {
    return round >= firstRound && round < firstRound + rounds;
  });
  return chain && { chain, index: round - chain.firstRound };
}

/**
 * Returns the commitment for a table's next chain, or for its first chain if `last` is undefined.
 * @param published last hash of the new chain
 */
export function nextChain(
  last: ChainCommitment | undefined,
  published: string,
  rounds = CHAIN_ROUNDS,
): ChainCommitment {
  if (!LINK_PATTERN.test(published)) throw new RangeError('published link: 64 hex digits');
  return {
    number: (last?.number ?? 0) + 1,
    firstRound: last ? last.firstRound + last.rounds : 0,
    rounds,
    published,
  };
}

/** Returns true if the table has to publish its next chain before it plays `round`. */
export function needsNextChain(chains: readonly ChainCommitment[], round: number): boolean {
  const last = chains.at(-1);
  return !last || last.firstRound + last.rounds - round <= ROUNDS_LEFT_FOR_NEXT;
}
