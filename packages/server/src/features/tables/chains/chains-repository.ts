/** SQL queries for the hash chains of shared tables. */
import type { Db, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_chains: ChainRow;
  }
}

export interface ChainRow {
  table_slug: string;
  no: number;
  /** Number of the table's first round that uses this chain. */
  first_round: number;
  rounds: number;
  /** Hash of the first round's link, published before that round. */
  published: string;
  /**
   * Encrypted links of 32 bytes each: the head of the hash chain, followed by its other checkpoints. They are secret,
   * because all links can be computed from them.
   */
  head: Buffer;
  created_at: Date;
  /**
   * Public salt, its source, and the time at which it was fixed. All are null until the salt is fixed, which happens
   * only after the hash in `published` is public.
   */
  salt: string | null;
  salt_source: string | null;
  salt_at: Date | null;
  /**
   * Number of the beacon round whose randomness becomes the salt; null if the server draws the salt. The number is
   * published together with the hash in `published`.
   */
  beacon_round: number | null;
  /** Beacon's signature of that round; null until the salt is fixed. The SHA-256 of the signature is the salt. */
  beacon_signature: string | null;
}

/** Chain without a salt, and the number of the beacon round that determines the salt. */
export type WaitingChain = Pick<ChainRow, 'table_slug' | 'no'> & { beacon_round: number };

/** Returns a table's chains in the order of their rounds. */
export function chainsOf(db: Db, table: string): Promise<ChainRow[]> {
  return db
    .selectFrom('tables_chains')
    .selectAll()
    .where('table_slug', '=', table)
    .orderBy('no')
    .execute();
}

/** Stores a new chain. Does nothing if another process has stored a chain with this number. */
export async function insertChain(
  tx: Transaction,
  chain: Omit<ChainRow, 'salt' | 'salt_source' | 'salt_at' | 'beacon_signature'>,
): Promise<void> {
  const noSalt = { salt: null, salt_source: null, salt_at: null, beacon_signature: null };
  await tx
    .insertInto('tables_chains')
    .values({ ...chain, ...noSalt })
    .onConflict((conflict) => conflict.columns(['table_slug', 'no']).doNothing())
    .execute();
}

/** Returns the slugs of the computer-drawn tables that have no chain. */
export async function tablesWithoutChain(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('slug')
    .where('kind', '=', 'drawn')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tables_chains')
            .select('no')
            .whereRef('tables_chains.table_slug', '=', 'tables.slug'),
        ),
      ),
    )
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Returns the chains whose salt comes from the beacon and is not stored yet. */
export async function waitingChains(db: Db): Promise<WaitingChain[]> {
  const rows = await db
    .selectFrom('tables_chains')
    .select(['table_slug', 'no', 'beacon_round'])
    .where('salt', 'is', null)
    .where('beacon_round', 'is not', null)
    .orderBy('beacon_round')
    .execute();
  return rows.flatMap(({ beacon_round, ...row }) =>
    beacon_round === null ? [] : { ...row, beacon_round },
  );
}

/**
 * Stores the randomness of the beacon round as the salt of a chain, together with the beacon's signature.
 * @returns false if the chain already has a salt
 */
export async function fixBeaconSalt(
  tx: Transaction,
  { table, no }: { table: string; no: number },
  { signature, randomness, at }: { signature: string; randomness: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.client.query({
    name: 'tables_fix_beacon_salt',
    text: `update tables_chains set salt = $3, salt_source = 'drand ' || beacon_round, salt_at = $5, beacon_signature = $4
      where table_slug = $1 and no = $2 and salt is null and beacon_round is not null`,
    values: [table, no, randomness, signature, at],
  });
  return rowCount === 1;
}

/** Stores a salt that the server has drawn. Does nothing if the chain already has a salt. */
export async function fixSalt(
  tx: Transaction,
  { table, no }: { table: string; no: number },
  { salt, source, at }: { salt: string; source: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('tables_chains')
    .set({ salt, salt_source: source, salt_at: at })
    .where('table_slug', '=', table)
    .where('no', '=', no)
    .where('salt', 'is', null)
    .execute();
}

/** Replaces the encrypted links of a chain. */
export async function storeLinks(
  tx: Transaction,
  { table_slug, no }: Pick<ChainRow, 'table_slug' | 'no'>,
  head: Buffer,
): Promise<void> {
  await tx
    .updateTable('tables_chains')
    .set({ head })
    .where('table_slug', '=', table_slug)
    .where('no', '=', no)
    .execute();
}

/** Returns the link of a chain's latest revealed round, with the link's index in the chain. */
export async function lastLinkOf(
  db: Db,
  { table, chainNo }: { table: string; chainNo: number },
): Promise<{ index: number; link: string } | undefined> {
  const row = await db
    .selectFrom('tables_rounds')
    .select(['chain_index', 'link'])
    .where('table_slug', '=', table)
    .where('chain_no', '=', chainNo)
    .where('link', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { index: row.chain_index ?? -1, link: row.link ?? '' };
}
