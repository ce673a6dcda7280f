import type { OfficeTableChain } from '@wl/contract/office/tables-chains';
import { randomnessOf, SIGNATURE_PATTERN } from '@wl/games/fairness/beacon';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findTable } from '../repository.ts';
import { chainsOf, fixBeaconSalt, type ChainRow } from './chains-repository.ts';
import { isGenuine } from './check-signature.ts';
import { presentOfficeChain } from './read-chains.ts';

interface EnteredSalt {
  slug: string;
  number: number;
  /** Text that the clerk has pasted. */
  signature: string;
}

/**
 * Fixes the salt of a chain with a signature that a clerk has copied from the beacon. A repeated request with the same
 * signature changes nothing.
 * @throws DomainError as listed for the call in contract/src/office/tables-chains.ts
 */
export async function enterSalt(
  deps: Deps,
  tx: Transaction,
  { slug, number, signature: pasted }: EnteredSalt,
): Promise<{ chain: OfficeTableChain; isNew: boolean }> {
  const before = await findChain(tx, slug, number);
  const { beacon_round: round } = before;
  if (round === null) throw new DomainError('tables.salt_of_server');
  const signature = pasted.replaceAll(/\s/g, '').toLowerCase();
  if (before.salt !== null) return replay(deps, before, signature);

  const { chain } = deps.config.tableSalt;
  if (!SIGNATURE_PATTERN.test(signature) || !(await isGenuine(chain, round, signature)))
    throw new DomainError('tables.signature_wrong', { params: { round } });

  const salt = { signature, randomness: randomnessOf(signature), at: deps.clock.now() };
  const isNew = await fixBeaconSalt(tx, { table: slug, no: number }, salt);
  return { chain: presentOfficeChain(deps, await findChain(tx, slug, number)), isNew };
}

function replay(deps: Deps, chain: ChainRow, signature: string) {
  if (chain.beacon_signature !== signature) throw new DomainError('tables.salt_known');
  return { chain: presentOfficeChain(deps, chain), isNew: false };
}

async function findChain(tx: Transaction, slug: string, number: number): Promise<ChainRow> {
  if (!(await findTable(tx, slug))) throw new DomainError('tables.unknown');
  const chain = (await chainsOf(tx, slug)).find(({ no }) => no === number);
  if (!chain) throw new DomainError('tables.chain_unknown');
  return chain;
}
