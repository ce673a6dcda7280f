import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';

interface RefusalRow {
  member_id: string;
  /** Idempotency key of the refused request. */
  key: string;
  code: DomainError['code'];
  params: DomainError['params'] | null;
  at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    wallet_refused_cash_outs: RefusalRow;
  }
}

/** Retention period for refusals. After this period, no retry of a refused request can arrive. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the stored refusal of an earlier request with this key; undefined if there is none. */
export async function findRefusal(
  db: Db,
  memberId: string,
  key: string,
): Promise<DomainError | undefined> {
  const row = await db
    .selectFrom('wallet_refused_cash_outs')
    .select(['code', 'params'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && new DomainError(row.code, row.params ? { params: row.params } : {});
}

/** Stores the refusal of a request, and deletes the member's refusals that are older than a week. */
export async function insertRefusal(
  tx: Transaction,
  { memberId, key, refusal, at }: { memberId: string; key: string; refusal: DomainError; at: Date },
): Promise<void> {
  await tx
    .deleteFrom('wallet_refused_cash_outs')
    .where('member_id', '=', memberId)
    .where('at', '<', new Date(at.getTime() - KEPT_MS))
    .execute();
  const { code, params } = refusal;
  await tx
    .insertInto('wallet_refused_cash_outs')
    .values({ member_id: memberId, key, code, params: params ?? null, at })
    .execute();
}
