import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Role } from '../permissions.ts';
import type { ClerkRow } from '../repository.ts';

/**
 * Makes other transactions that change accounts, invitations or requests wait until this transaction ends. The trigger
 * that protects the last owner takes the same lock.
 */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('staff_accounts'))`);
}

export async function countActiveOwners(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ owners: number }>`
    select count(*) as owners from staff_clerks where active and 'owner' = any(roles)`.execute(tx);
  return rows[0]?.owners ?? 0;
}

export async function setRoles(tx: Transaction, clerkId: string, roles: Role[]): Promise<void> {
  await tx.updateTable('staff_clerks').set({ roles }).where('id', '=', clerkId).execute();
}

/**
 * Activates or deactivates an account. Sign-ins also lock the account's row: this update waits for sign-ins in
 * progress, and new sign-ins wait until the transaction ends.
 */
export async function setActive(tx: Transaction, clerkId: string, active: boolean): Promise<void> {
  await tx.updateTable('staff_clerks').set({ active }).where('id', '=', clerkId).execute();
}

interface AccountLine extends Pick<
  ClerkRow,
  'id' | 'email' | 'name' | 'roles' | 'active' | 'created_at'
> {
  invited_by: string | null;
  invited_at: Date | null;
  last_sign_in_at: Date | null;
}

/** Returns all accounts, active accounts first, each group sorted by name. */
export async function listAccounts(db: Db): Promise<AccountLine[]> {
  const { rows } = await sql<AccountLine>`
    select c.id, c.email, c.name, c.roles, c.active, c.created_at, by.name as invited_by, i.invited_at,
      (select max(d.last_seen_at) from staff_devices d where d.clerk_id = c.id) as last_sign_in_at
    from staff_clerks c
      left join staff_invitations i on i.clerk_id = c.id
      left join staff_clerks by on by.id = i.invited_by
    order by c.active desc, lower(c.name), c.id`.execute(db);
  return rows;
}
