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
  /** Public salt and its source; null until the salt is chosen, after the hash in `published` is public. */
  salt: string | null;
  salt_source: string | null;
  salt_at: Date | null;
}

/** Returns a table's chains in the order of their rounds. */
export function chainsOf(db: Db, table: string): Promise<ChainRow[]> {
  return db
    .selectFrom('tables_chains')
    .selectAll()
    .where('table_slug', '=', table)
    .orderBy('no')
    .execute();
}

export async function insertChain(
  tx: Transaction,
  chain: Omit<ChainRow, 'salt' | 'salt_source' | 'salt_at'>,
): Promise<void> {
  await tx
    .insertInto('tables_chains')
    .values({ ...chain, salt: null, salt_source: null, salt_at: null })
    .execute();
}

/** Stores a chain's salt. Does nothing if the chain already has one. */
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
