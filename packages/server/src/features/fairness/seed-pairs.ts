import { randomBytes } from 'node:crypto';
import { commitment } from '@wl/games/fairness/keys';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { lockWallet, walletOf, type WalletRow } from '../ledger/index.ts';
import { insertPair, pairAndNext, pairByNo, startPair, type SeedPairRow } from './repository.ts';
import { openSeed, sealSeed } from './seal-seed.ts';

/** Seed pair for the bet path. Never log or send it: anyone who has the server seed can predict every round. */
export interface OpenPair {
  no: number;
  id: string;
  serverSeed: string;
  serverSeedHash: string;
  nextServerSeedHash: string;
  clientSeed: string;
}

const SERVER_SEED_BYTES = 32;
const DEFAULT_CLIENT_SEED_BYTES = 8;

const placeOf = (memberId: string, no: number) => `${memberId}:${no}`;

/** Decrypts the server seed of a stored pair. */
export function serverSeedOf(deps: Pick<Deps, 'config'>, row: SeedPairRow): string {
  return openSeed(deps.config.seedEncryptionKey, row.server_seed, placeOf(row.member_id, row.no));
}

/** Draws a server seed and commits to it. The seed is used only after the previous pair is retired. */
export async function commitPair(deps: Deps, tx: Transaction, memberId: string, no: number) {
  const serverSeed = randomBytes(SERVER_SEED_BYTES).toString('hex');
  await insertPair(tx, {
    member_id: memberId,
    no,
    id: uuidv7(),
    server_seed: sealSeed(deps.config.seedEncryptionKey, serverSeed, placeOf(memberId, no)),
    server_seed_hash: commitment(serverSeed),
    created_at: deps.clock.now(),
  });
}

/**
 * Opens a new member's first seed pair, with a random client seed, and commits to the second pair. Does nothing if the
 * member already has a pair. The member must have a wallet.
 */
export async function openSeedPair(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const wallet = await lockWallet(tx, memberId);
  if (wallet.seed_pair_no > 0) return;
  await commitPair(deps, tx, memberId, 1);
  await commitPair(deps, tx, memberId, 2);
  const clientSeed = randomBytes(DEFAULT_CLIENT_SEED_BYTES).toString('hex');
  await startPair(tx, { memberId, no: 1, clientSeed, now: deps.clock.now() });
}

function toOpenPair(deps: Deps, [row, next]: SeedPairRow[]): OpenPair {
  if (!row || row.client_seed === null || !next) throw new Error('the open seed pair is not whole');
  return {
    no: row.no,
    id: row.id,
    serverSeed: serverSeedOf(deps, row),
    serverSeedHash: row.server_seed_hash,
    nextServerSeedHash: next.server_seed_hash,
    clientSeed: row.client_seed,
  };
}

/**
 * Returns the member's open seed pair, and the wallet row that stores the pair's number and next nonce. Creates the
 * first pair if the member has none.
 * @throws DomainError request.not_found if the member has no wallet
 */
export async function openPairOf(
  deps: Deps,
  memberId: string,
): Promise<{ pair: OpenPair; wallet: WalletRow }> {
  let wallet = await walletOf(deps.db, memberId);
  if (wallet?.seed_pair_no === 0) {
    await deps.transaction((tx) => openSeedPair(deps, tx, memberId));
    wallet = await walletOf(deps.db, memberId);
  }
  if (!wallet) throw new DomainError('request.not_found');
  const pair = toOpenPair(deps, await pairAndNext(deps.db, memberId, wallet.seed_pair_no));
  return { pair, wallet };
}

/** Seed pair of a stored round. The pair can be open or retired. */
export interface PairOfRound extends Omit<OpenPair, 'nextServerSeedHash' | 'serverSeed'> {
  /** Server seed; undefined if it cannot be decrypted because the stored pair was changed. */
  serverSeed: string | undefined;
  /** True if the pair is retired and its server seed can therefore be shown to the member. */
  isRevealed: boolean;
}

export const isReadable = (pair: PairOfRound): pair is PairOfRound & { serverSeed: string } =>
  pair.serverSeed !== undefined;

/** Returns the seed pair of a stored round. It always exists, because seed pairs are never deleted. */
export async function pairOfRound(
  deps: Deps,
  db: Db,
  { member_id: memberId, seed_pair_no: no }: { member_id: string; seed_pair_no: number },
): Promise<PairOfRound> {
  const row = await pairByNo(db, memberId, no);
  if (!row) throw new Error(`member ${memberId} has no seed pair ${no}`);
  return {
    no,
    id: row.id,
    serverSeed: readableSeedOf(deps, row),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed ?? '',
    isRevealed: row.retired_at !== null,
  };
}

function readableSeedOf(deps: Deps, row: SeedPairRow): string | undefined {
  try {
    return serverSeedOf(deps, row);
  } catch (error) {
    deps.log.error({ err: error, seed_pair: row.id }, 'a server seed cannot be read');
    return undefined;
  }
}
