import type { Db, Transaction } from '../../../platform/database/database.ts';
import { openGuard, type TopUpGuard } from './guard-rules.ts';

interface GuardRow {
  member_id: string;
  failures: Date[];
  blocked_until: Date | null;
  struck_at: Date | null;
  suspended_at: Date | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_top_up_guards: GuardRow;
  }
}

const FIND = {
  name: 'wallet_guard_of',
  text: `select failures, blocked_until, struck_at, suspended_at from wallet_top_up_guards where member_id = $1`,
};

/**
 * Returns the member's top-up guard, or `openGuard` if none is stored. To change the guard, lock the wallet before
 * calling this function.
 */
export async function findGuard(db: Db, memberId: string): Promise<TopUpGuard> {
  const { rows } = await db.client.query<Omit<GuardRow, 'member_id'>>({
    ...FIND,
    values: [memberId],
  });
  const [row] = rows;
  if (!row) return openGuard;
  return {
    failures: row.failures,
    blockedUntil: row.blocked_until,
    struckAt: row.struck_at,
    suspendedAt: row.suspended_at,
  };
}

export async function putGuard(
  tx: Transaction,
  memberId: string,
  guard: TopUpGuard,
): Promise<void> {
  const columns = {
    failures: guard.failures,
    blocked_until: guard.blockedUntil,
    struck_at: guard.struckAt,
    suspended_at: guard.suspendedAt,
  };
  await tx
    .insertInto('wallet_top_up_guards')
    .values({ member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
}

export async function suspendedMembers(db: Db): Promise<{ member_id: string; since: Date }[]> {
  const rows = await db
    .selectFrom('wallet_top_up_guards')
    .select(['member_id', 'suspended_at'])
    .where('suspended_at', 'is not', null)
    .orderBy('suspended_at')
    .limit(500)
    .execute();
  return rows.flatMap(({ member_id, suspended_at }) =>
    suspended_at ? [{ member_id, since: suspended_at }] : [],
  );
}
