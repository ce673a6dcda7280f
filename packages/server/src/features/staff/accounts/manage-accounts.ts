import { staffNews } from '@wl/contract/news/staff';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isOwner, type Change } from './account-rules.ts';
import { countActiveOwners, lockAccounts, setActive, setRoles } from './accounts-repository.ts';
import type { AuditEntry } from '../audit.ts';
import { countInvitedOwners, endInvitations } from '../invitations/invitations-repository.ts';
import { findClerk, type ClerkRow } from '../repository.ts';

/** Outcome of a change, and its entry for the audit log. The entry is null if a repeated call changed nothing. */
export interface Managed {
  outcome: 'done' | 'waiting';
  entry: Omit<AuditEntry, 'clerkId'> | null;
}

/** Owner who makes a change, and the reason given. */
export interface By {
  ownerId: string;
  reason: string;
}

/**
 * Begins a change to an account. Takes the accounts lock and checks that the caller is still an active owner, because
 * another owner may have deactivated the caller since the call was authorised.
 * @throws DomainError auth.forbidden if the caller is no longer an active owner
 */
export async function beginChange(tx: Transaction, ownerId: string): Promise<void> {
  await lockAccounts(tx);
  if (!(await isActiveOwner(tx, ownerId))) throw new DomainError('auth.forbidden');
}

export async function isActiveOwner(tx: Transaction, clerkId: string): Promise<boolean> {
  const clerk = await findClerk(tx, clerkId);
  return clerk !== undefined && clerk.active && isOwner(clerk.roles);
}

export async function countOwners(tx: Transaction): Promise<{ active: number; invited: number }> {
  return { active: await countActiveOwners(tx), invited: await countInvitedOwners(tx) };
}

/**
 * Notifies the pages that list staff accounts once the transaction has been committed, so that they reload the list.
 */
export function announceChange(deps: Deps, tx: Transaction): void {
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.accounts', staffNews.accounts_changed, {});
  });
}

/**
 * Changes an account; the caller must hold the accounts lock. A deactivation ends the account's sessions on every node;
 * other changes update the permissions of these sessions. Withdraws the account's invitations if the account can no
 * longer invite.
 * @returns the changed values, for the log
 */
export async function applyChange(
  deps: Deps,
  tx: Transaction,
  account: ClerkRow,
  { change, by }: { change: Exclude<Change, { change: 'invite' }>; by: string },
): Promise<{ before: object; after: object }> {
  const { id, roles, active } = account;
  if (change.change === 'roles') await setRoles(tx, id, change.roles);
  else await setActive(tx, id, change.change === 'reactivate');
  if (change.change === 'deactivate')
    await deps.sessions.end(tx, { subjectId: id }, 'account deactivated');
  await deps.gates.staffChanged(tx, id);
  const mayInvite =
    change.change === 'roles' ? isOwner(change.roles) : change.change !== 'deactivate';
  const ended = mayInvite
    ? 0
    : await endInvitations(
        tx,
        { invited_by: id },
        { withdrawn_at: deps.clock.now(), withdrawn_by: by },
      );
  announceChange(deps, tx);
  const withdrawn = ended > 0 ? { invitations_withdrawn: ended } : {};
  return change.change === 'roles'
    ? { before: { roles }, after: { roles: change.roles, ...withdrawn } }
    : { before: { active }, after: { active: !active, ...withdrawn } };
}
