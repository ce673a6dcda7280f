import { sql } from 'kysely';
import type { Language } from '@wl/world/languages';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { Role } from '../permissions.ts';

export interface InvitationRow {
  id: string;
  email: string;
  email_key: string;
  roles: Role[];
  language: Language;
  reason: string;
  invited_by: string;
  invited_at: Date;
  token_hash: Buffer;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  clerk_id: string | null;
  withdrawn_at: Date | null;
  withdrawn_by: string | null;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    staff_invitations: InvitationRow;
  }
}

export async function insertInvitation(
  tx: Transaction,
  row: Omit<InvitationRow, 'used_at' | 'clerk_id' | 'withdrawn_at' | 'withdrawn_by'>,
): Promise<void> {
  await tx
    .insertInto('staff_invitations')
    .values({ ...row, used_at: null, clerk_id: null, withdrawn_at: null, withdrawn_by: null })
    .execute();
}

const open = (db: Db) =>
  db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null);

export function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('staff_invitations').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns the open invitation for an address. An open invitation is neither used nor withdrawn, but its link may have
 * expired.
 */
export function openInvitationOf(db: Db, emailKey: string): Promise<InvitationRow | undefined> {
  return open(db).where('email_key', '=', emailKey).executeTakeFirst();
}

/** Returns the invitation for a link, or undefined if the link is unknown, used, withdrawn or expired. */
export function invitationByToken(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRow | undefined> {
  return open(db)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function countInvitedOwners(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ invited: number }>`
    select count(*) as invited from staff_invitations
    where used_at is null and withdrawn_at is null and 'owner' = any(roles)`.execute(tx);
  return rows[0]?.invited ?? 0;
}

/** Replaces the link of an invitation. */
export async function renewLink(
  tx: Transaction,
  id: string,
  link: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<void> {
  await tx.updateTable('staff_invitations').set(link).where('id', '=', id).execute();
}

export async function useInvitation(
  tx: Transaction,
  id: string,
  use: { used_at: Date; clerk_id: string },
): Promise<void> {
  await tx.updateTable('staff_invitations').set(use).where('id', '=', id).execute();
}

/**
 * Withdraws one open invitation, or all open invitations sent by an account.
 * @returns the number of invitations withdrawn
 */
export async function endInvitations(
  tx: Transaction,
  which: { id: string } | { invited_by: string },
  end: { withdrawn_at: Date; withdrawn_by: string },
): Promise<number> {
  const [column, value] =
    'id' in which ? (['id', which.id] as const) : (['invited_by', which.invited_by] as const);
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set(end)
    .where(column, '=', value)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns the open invitations, newest first, each with the sender's name. */
export async function listInvitations(db: Db): Promise<
  (Pick<InvitationRow, 'id' | 'email' | 'roles' | 'invited_at' | 'sent_at' | 'expires_at'> & {
    by: string;
  })[]
> {
  return db
    .selectFrom('staff_invitations as i')
    .innerJoin('staff_clerks as c', 'c.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.roles', 'i.invited_at', 'i.sent_at', 'i.expires_at'])
    .select('c.name as by')
    .where('i.used_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .orderBy('i.invited_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}
