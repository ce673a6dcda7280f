import { randomBytes } from 'node:crypto';
import { roundAfter } from '@wl/games/fairness/beacon';
import { nextChain, ROUNDS_LEFT_FOR_NEXT } from '@wl/games/fairness/chain';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { openSeed, sealSeed } from '../../fairness/index.ts';
import type { StoredRound } from '../rounds/rounds-repository.ts';
import { asOwner } from '../owner/as-owner.ts';
import type { Lease } from '../repository.ts';
import {
  chainsOf,
  fixSalt,
  insertChain,
  lastLinkOf,
  storeLinks,
  tablesWithoutChain,
  type ChainRow,
} from './chains-repository.ts';
import { CHECKPOINT_ROUNDS, linkFrom, makeChain, walkLinks } from './make-chain.ts';

/** Number of rounds in a chain. With 30-second rounds, a chain lasts about five weeks. */
export const TABLE_CHAIN_ROUNDS = 100_000;

const HEAD_BYTES = 32;
const SALT_BYTES = 32;

/**
 * Minimum time in ms between the publication of a chain and its beacon round. During this time, members can save the
 * published hash. The publication is thus committed long before the randomness exists.
 */
export const BEACON_LEAD_MS = 30_000;

/** Value of `salt_source` for a salt that the server drew itself after it had published the hash of the chain. */
const OWN_SALT = 'server';

const placeOf = (table: string, no: number) => `table:${table}:${no}`;

/** Error for a hash chain that is missing or unreadable, or whose stored links do not lead to its published end. */
export class LostChain extends Error {}

/**
 * Returns a round's hash chain and the round's index in it. If few rounds are left, first publishes the next chain.
 * @param rounds number of rounds in a new chain
 * @returns undefined if the salt of the chain has not been read from the public beacon yet
 */
export async function placeOfRound(
  deps: Deps,
  lease: Lease,
  { round, rounds }: { round: number; rounds: number },
): Promise<{ chainNo: number; chainIndex: number } | undefined> {
  let chains = await chainsOf(deps.db, lease.slug);
  const last = chains.at(-1);
  const left = last ? last.first_round + last.rounds - round : 0;
  if (left <= Math.min(ROUNDS_LEFT_FOR_NEXT, rounds / 10)) {
    const add = await nextChainOf(deps, lease.slug, { last, rounds });
    await asOwner(deps, lease, add);
    chains = await chainsOf(deps.db, lease.slug);
  }
  for (const chain of chains)
    if (chain.salt === null && chain.beacon_round === null) await fixOwnSalt(deps, lease, chain.no);
  const chain = chains.find(({ first_round, rounds: length }) => {
    return round >= first_round && round < first_round + length;
  });
  if (!chain) throw new Error(`table ${lease.slug} has no chain for round ${round}`);
  if (chain.salt === null && chain.beacon_round !== null) return undefined;
  return { chainNo: chain.no, chainIndex: round - chain.first_round };
}

/**
 * Publishes the first chain of every table without a chain if salts come from the beacon. Closed tables are included,
 * so that their salts are known before they open.
 */
export async function publishFirstChains(deps: Deps, rounds = TABLE_CHAIN_ROUNDS): Promise<void> {
  if (deps.config.tableSalt.source === 'server') return;
  for (const table of await tablesWithoutChain(deps.db))
    await deps.transaction(await nextChainOf(deps, table, { last: undefined, rounds }));
}

/** Creates the chain that follows `last`. Returns a function that publishes it in a transaction. */
async function nextChainOf(
  deps: Deps,
  table: string,
  { last, rounds }: { last: ChainRow | undefined; rounds: number },
): Promise<(tx: Transaction) => Promise<void>> {
  const head = randomBytes(HEAD_BYTES).toString('hex');
  const { published, checkpoints } = await makeChain(head, rounds);
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
  const { source, chain } = deps.config.tableSalt;
  return (tx) => {
    const at = deps.clock.now();
    return insertChain(tx, {
      table_slug: table,
      no: commitment.number,
      first_round: commitment.firstRound,
      rounds,
      published,
      head: sealLinks(deps, table, commitment.number, checkpoints),
      created_at: at,
      beacon_round: source === 'beacon' ? roundAfter(chain, at.getTime() + BEACON_LEAD_MS) : null,
    });
  };
}

/** Fixes the salt in a separate transaction, after the chain has been published. */
async function fixOwnSalt(deps: Deps, lease: Lease, no: number): Promise<void> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  await asOwner(deps, lease, (tx) =>
    fixSalt(tx, { table: lease.slug, no }, { salt, source: OWN_SALT, at: deps.clock.now() }),
  );
}

/**
 * Returns the salt of a chain and the link of one of its rounds. Call this function only for a closed round.
 * @throws LostChain if the stored links cannot be read, or do not lead to the published end
 */
export async function secretsOf(
  deps: Deps,
  lease: Lease,
  { table, chainNo, chainIndex }: Pick<StoredRound, 'table' | 'chainNo' | 'chainIndex'>,
): Promise<{ salt: string; link: string }> {
  const row = (await chainsOf(deps.db, table)).find(({ no }) => no === chainNo);
  if (!row || row.salt === null || chainIndex === null)
    throw new LostChain(`table ${table} has no chain ${chainNo}`);
  const { rounds } = row;
  const link = linkFrom({ rounds, checkpoints: await checkpointsOf(deps, lease, row) }, chainIndex);
  // Each link was verified when its round was played, so hash only up to the latest round's stored link.
  const last = await lastLinkOf(deps.db, { table, chainNo: row.no });
  const end = last ?? { index: -1, link: row.published };
  if (link === undefined || walkLinks(link, chainIndex - end.index) !== end.link)
    throw new LostChain(`chain ${chainNo} of table ${table} does not lead to its published end`);
  return { salt: row.salt, link };
}

/** Returns the checkpoints of a chain. Adds them to a chain that was stored with only its head. */
async function checkpointsOf(deps: Deps, lease: Lease, row: ChainRow): Promise<string[]> {
  const stored = openLinks(deps, row);
  const [head = ''] = stored;
  if (stored.length > 1 || row.rounds <= CHECKPOINT_ROUNDS) return stored;
  const { checkpoints } = await makeChain(head, row.rounds);
  const sealed = sealLinks(deps, row.table_slug, row.no, checkpoints);
  await asOwner(deps, lease, (tx) => storeLinks(tx, row, sealed));
  return checkpoints;
}

function sealLinks(deps: Deps, table: string, no: number, links: readonly string[]): Buffer {
  return sealSeed(deps.config.seedEncryptionKey, links.join(''), placeOf(table, no));
}

function openLinks(deps: Deps, row: ChainRow): string[] {
  try {
    const place = placeOf(row.table_slug, row.no);
    const links = openSeed(deps.config.seedEncryptionKey, row.head, place);
    return links.match(/.{64}/g) ?? [];
  } catch (error) {
    throw new LostChain(`the links of chain ${row.no} cannot be read`, { cause: error });
  }
}
