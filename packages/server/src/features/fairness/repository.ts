import type { Db, Transaction } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    fairness_seed_pairs: SeedPairRow;
  }
}

export interface SeedPairRow {
  member_id: string;
  no: number;
  id: string;
  server_seed: Buffer;
  server_seed_hash: string;
  client_seed: string | null;
  created_at: Date;
  opened_at: Date | null;
  retired_at: Date | null;
  rounds: number | null;
}

export async function insertPair(
  tx: Transaction,
  row: Omit<SeedPairRow, 'client_seed' | 'opened_at' | 'retired_at' | 'rounds'>,
): Promise<void> {
  await tx
    .insertInto('fairness_seed_pairs')
    .values({ ...row, client_seed: null, opened_at: null, retired_at: null, rounds: null })
    .execute();
}

/**
 * Stores the client seed of a committed seed pair and activates the pair, starting with the next round. Requires the
 * wallet lock.
 */
export async function startPair(
  tx: Transaction,
  at: { memberId: string; no: number; clientSeed: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('fairness_seed_pairs')
    .set({ client_seed: at.clientSeed, opened_at: at.now })
    .where('member_id', '=', at.memberId)
    .where('no', '=', at.no)
    .execute();
  await tx.client.query('select fairness_start_pair($1, $2)', [at.memberId, at.no]);
}

export async function retirePair(
  tx: Transaction,
  at: { memberId: string; no: number; rounds: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('fairness_seed_pairs')
    .set({ retired_at: at.now, rounds: at.rounds })
    .where('member_id', '=', at.memberId)
    .where('no', '=', at.no)
    .execute();
}

/** Returns a seed pair and the pair that follows it, if there is one. */
export function pairAndNext(db: Db, memberId: string, no: number): Promise<SeedPairRow[]> {
  return db
    .selectFrom('fairness_seed_pairs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('no', 'in', [no, no + 1])
    .orderBy('no')
    .execute();
}

export function pairByNo(db: Db, memberId: string, no: number): Promise<SeedPairRow | undefined> {
  return db
    .selectFrom('fairness_seed_pairs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('no', '=', no)
    .executeTakeFirst();
}

/** Returns a member's retired seed pairs, newest first. */
export function retiredPairs(
  db: Db,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SeedPairRow[]> {
  return db
    .selectFrom('fairness_seed_pairs')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('retired_at', 'is not', null)
    .orderBy('no', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countRetired(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('fairness_seed_pairs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('retired_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
