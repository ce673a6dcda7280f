import { randomBytes } from 'node:crypto';
import { linkOf, nextChain, ROUNDS_LEFT_FOR_NEXT } from '@wl/games/fairness/chain';
import type { Deps } from '../../../platform/deps.ts';
import { openSeed, sealSeed } from '../../fairness/index.ts';
import { asOwner } from '../owner/as-owner.ts';
import type { Lease } from '../repository.ts';
import { chainsOf, fixSalt, insertChain, type ChainRow } from './chains-repository.ts';
import { makeChain, type Chain } from './make-chain.ts';

/** Number of rounds of a chain. With rounds of 30 s, a chain lasts for about five weeks. */
export const TABLE_CHAIN_ROUNDS = 100_000;

const HEAD_BYTES = 32;
const SALT_BYTES = 32;

/** Value of `salt_source` for a salt that the server drew itself after it had published the hash of the chain. */
const OWN_SALT = 'server';

const placeOf = (table: string, no: number) => `table:${table}:${no}`;

/** In-memory hash chains of one table, by chain number. Never log or send them: their links decide future rounds. */
export type KnownChains = Map<number, Chain>;

/** Error for a hash chain that is missing or unreadable, or whose stored head does not lead to its published end. */
export class LostChain extends Error {}

/**
 * Returns a round's hash chain and the round's index in it. First publishes the next chain if few rounds are left.
 * @param rounds number of rounds of a new chain
 */
export async function placeOfRound(
  deps: Deps,
  lease: Lease,
  { round, rounds }: { round: number; rounds: number },
): Promise<{ chainNo: number; chainIndex: number }> {
  let chains = await chainsOf(deps.db, lease.slug);
  const last = chains.at(-1);
  const left = last ? last.first_round + last.rounds - round : 0;
  if (left <= Math.min(ROUNDS_LEFT_FOR_NEXT, rounds / 10)) {
    await publishChain(deps, lease, { last, rounds });
    chains = await chainsOf(deps.db, lease.slug);
  }
  for (const chain of chains) if (chain.salt === null) await fixOwnSalt(deps, lease, chain.no);
  const chain = chains.find(({ first_round, rounds: length }) => {
    return round >= first_round && round < first_round + length;
  });
  if (!chain) throw new Error(`table ${lease.slug} has no chain for round ${round}`);
  return { chainNo: chain.no, chainIndex: round - chain.first_round };
}

async function publishChain(
  deps: Deps,
  lease: Lease,
  { last, rounds }: { last: ChainRow | undefined; rounds: number },
): Promise<void> {
  const head = randomBytes(HEAD_BYTES).toString('hex');
  const { published } = await makeChain(head, rounds);
  const commitment = nextChain(
    last && {
      number: last.no,
      firstRound: last.first_round,
      rounds: last.rounds,
      published: last.published,
    },
    published,
    rounds,
  );
  await asOwner(deps, lease, (tx) =>
    insertChain(tx, {
      table_slug: lease.slug,
      no: commitment.number,
      first_round: commitment.firstRound,
      rounds,
      published,
      head: sealSeed(deps.config.seedEncryptionKey, head, placeOf(lease.slug, commitment.number)),
      created_at: deps.clock.now(),
    }),
  );
}

/** Fixes the salt in a transaction of its own, after the chain has been published. */
async function fixOwnSalt(deps: Deps, lease: Lease, no: number): Promise<void> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  await asOwner(deps, lease, (tx) =>
    fixSalt(tx, { table: lease.slug, no }, { salt, source: OWN_SALT, at: deps.clock.now() }),
  );
}

/**
 * Returns the salt of a chain and the link of one of its rounds. Call it only for a round that is closed.
 * @throws LostChain if the stored head cannot be read, or does not lead to the published end
 */
export async function secretsOf(
  deps: Deps,
  { table, chainNo, chainIndex }: { table: string; chainNo: number; chainIndex: number },
  known: KnownChains,
): Promise<{ salt: string; link: string }> {
  const row = (await chainsOf(deps.db, table)).find(({ no }) => no === chainNo);
  if (!row || row.salt === null) throw new LostChain(`table ${table} has no chain ${chainNo}`);
  let chain = known.get(chainNo);
  if (!chain) {
    chain = await makeChain(headOf(deps, row), row.rounds);
    if (chain.published !== row.published)
      throw new LostChain(`chain ${chainNo} of table ${table} does not lead to its published end`);
    known.clear();
    known.set(chainNo, chain);
  }
  return { salt: row.salt, link: linkOf(chain, chainIndex) };
}

function headOf(deps: Deps, row: ChainRow): string {
  try {
    return openSeed(deps.config.seedEncryptionKey, row.head, placeOf(row.table_slug, row.no));
  } catch (error) {
    throw new LostChain(`the head of chain ${row.no} cannot be read`, { cause: error });
  }
}
