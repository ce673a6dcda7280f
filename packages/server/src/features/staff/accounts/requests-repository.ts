import type { Language } from '@wl/world/languages';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Change } from './account-rules.ts';
import type { Role } from '../permissions.ts';

export interface RequestRow {
  id: string;
  change: Change['change'];
  clerk_id: string | null;
  email: string;
  email_key: string;
  roles_before: Role[] | null;
  roles: Role[] | null;
  language: Language | null;
  reason: string;
  asked_by: string;
  asked_at: Date;
  outcome: 'approved' | 'declined' | 'withdrawn' | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    staff_account_requests: RequestRow;
  }
}

export async function insertRequest(
  tx: Transaction,
  row: Omit<RequestRow, 'outcome' | 'decided_by' | 'decided_at' | 'decision_reason'>,
): Promise<void> {
  await tx
    .insertInto('staff_account_requests')
    .values({ ...row, outcome: null, decided_by: null, decided_at: null, decision_reason: null })
    .execute();
}

export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('staff_account_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the pending request for the account or invitation with this e-mail address. */
export function waitingRequest(db: Db, emailKey: string): Promise<RequestRow | undefined> {
  return db
    .selectFrom('staff_account_requests')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('outcome', 'is', null)
    .executeTakeFirst();
}

export async function decideRequest(
  tx: Transaction,
  id: string,
  decision: Pick<RequestRow, 'outcome' | 'decided_by' | 'decided_at' | 'decision_reason'>,
): Promise<void> {
  await tx.updateTable('staff_account_requests').set(decision).where('id', '=', id).execute();
}

/** Returns the pending requests, oldest first, with the names of the requesting owner and the clerk concerned. */
export async function listRequests(
  db: Db,
): Promise<(RequestRow & { asker: string; account: string | null })[]> {
  return db
    .selectFrom('staff_account_requests as r')
    .innerJoin('staff_clerks as asker', 'asker.id', 'r.asked_by')
    .leftJoin('staff_clerks as account', 'account.id', 'r.clerk_id')
    .selectAll('r')
    .select(['asker.name as asker', 'account.name as account'])
    .where('r.outcome', 'is', null)
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute();
}
