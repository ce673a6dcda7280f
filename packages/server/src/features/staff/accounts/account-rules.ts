import type { ErrorCode } from '@wl/contract/errors';
import { staffRoles } from '@wl/contract/office/staff';
import type { Role } from '../permissions.ts';

export interface Account {
  id: string;
  roles: readonly Role[];
  active: boolean;
}

/** Change to an existing account, or invitation to create an account. */
export type Change =
  | { change: 'roles'; roles: Role[] }
  | { change: 'deactivate' }
  | { change: 'reactivate' }
  | { change: 'invite'; roles: Role[] };

/** Returns the distinct roles in the contract's order. */
export const inOrder = (roles: readonly Role[]): Role[] =>
  staffRoles.filter((role) => roles.includes(role));

export const isOwner = (roles: readonly Role[]): boolean => roles.includes('owner');

const sameRoles = (one: readonly Role[], other: readonly Role[]): boolean =>
  inOrder(one).join() === inOrder(other).join();

/** Returns true if the account is already in the state that the change would produce. */
export function isMade(account: Account, change: Change): boolean {
  if (change.change === 'roles') return sameRoles(account.roles, change.roles);
  return account.active === (change.change === 'reactivate');
}

/**
 * Returns true if another owner must approve the change, because it affects an owner or appoints one. A sole owner can
 * appoint a second owner without approval, because nobody else could approve it.
 *
 * @param account undefined for an invitation
 * @param owners number of active owners plus open invitations for new owners
 */
export function needsSecondOwner(
  account: Account | undefined,
  change: Change,
  owners: { active: number; invited: number },
): boolean {
  const after = 'roles' in change ? change.roles : (account?.roles ?? []);
  if (!isOwner(account?.roles ?? []) && !isOwner(after)) return false;
  const makesSecond =
    change.change === 'invite' ||
    (change.change === 'roles' && account?.active === true && !isOwner(account.roles));
  return !(makesSecond && owners.active === 1 && owners.invited === 0);
}

/**
 * Checks whether an owner may approve or decline a request that needs a second owner's approval.
 * @param decider id of an active owner
 * @returns the error code, or null if the owner may decide
 */
export function judgeDecider(
  { askedBy, accountId }: { askedBy: string; accountId: string | null },
  decider: string,
  decision: 'approve' | 'decline',
): ErrorCode | null {
  if (decision === 'approve') return decider === askedBy ? 'staff.same_owner' : null;
  // The affected owner may approve, because with only two owners nobody else could. They may not decline, because they
  // could then block every request about themselves.
  return decider === accountId ? 'staff.own_account' : null;
}

/**
 * Returns true if a request no longer applies: the requester is no longer an active owner, the account's roles have
 * changed since the request, or the requested change has already been made.
 *
 * @param before roles of the account when the request was made
 */
export function isOutdated(
  request: { change: Change; before: readonly Role[] | null },
  account: Account | undefined,
  isAskerOwner: boolean,
): boolean {
  if (!isAskerOwner) return true;
  if (!account) return false;
  return !sameRoles(account.roles, request.before ?? []) || isMade(account, request.change);
}
