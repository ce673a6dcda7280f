import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Hustler } from './hustler-rules.ts';

interface HustlerRow {
  member_id: string;
  level: number;
  items: string[];
  day: string | null;
  rounds: number;
  earned: number;
  paid_cents: number;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    journey_hustlers: HustlerRow;
  }
}

export function findHustler(db: Db, memberId: string): Promise<HustlerRow | undefined> {
  return db
    .selectFrom('journey_hustlers')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/**
 * Locks and returns the Hustler rows of these members. There is no contention, because only one subscriber writes them.
 */
export async function lockHustlers(
  tx: Transaction,
  memberIds: readonly string[],
): Promise<Map<string, Hustler>> {
  const { rows } = await tx.client.query<HustlerRow>({
    name: 'journey_lock_hustlers',
    text: `select member_id, level, items, day, rounds, earned, paid_cents from journey_hustlers
      where member_id = any($1::uuid[]) order by member_id for update`,
    values: [memberIds],
  });
  return new Map(
    rows.map(({ member_id, paid_cents: paidCents, ...rest }) => [
      member_id,
      { ...rest, paidCents },
    ]),
  );
}

export async function saveHustler(
  tx: Transaction,
  memberId: string,
  { paidCents, ...rest }: Hustler,
): Promise<void> {
  const values = { ...rest, paid_cents: paidCents };
  await tx
    .insertInto('journey_hustlers')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}
