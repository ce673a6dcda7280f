import type { ErrorCode } from '@wl/contract/errors';
import { staffRoles } from '@wl/contract/staff';
import type { Role } from './permissions.ts';

/** An account as far as the rules look at it. */
export interface Account {
  id: string;
  roles: readonly Role[];
  active: boolean;
}

/** A change of an account, or an invitation. */
export type Change =
  | { change: 'roles'; roles: Role[] }
  | { change: 'deactivate' }
  | { change: 'reactivate' }
  | { change: 'invite'; roles: Role[] };

/** Returns roles once each, in the order of the contract. */
export const inOrder = (roles: readonly Role[]): Role[] =>
  staffRoles.filter((role) => roles.includes(role));

export const isOwner = (roles: readonly Role[]): boolean => roles.includes('owner');

const sameRoles = (one: readonly Role[], other: readonly Role[]): boolean =>
  inOrder(one).join() === inOrder(other).join();

/** Whether the account is already as the change would make it. */
export function isMade(account: Account, change: Change): boolean {
  if (change.change === 'roles') return sameRoles(account.roles, change.roles);
  return account.active === (change.change === 'reactivate');
}

/**
 * Whether a change needs a second owner: it does when it concerns somebody who is an owner or becomes one. A sole owner may give
 * the role to a second person without one, as nobody else could approve it.
 * @param account undefined for an invitation
 * @param owners active owners, and invitations that will make one
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
 * Judges who decides a request.
 * @param decider an active owner
 * @returns the code of what forbids it, or null
 */
export function judgeDecider(
  { askedBy, accountId }: { askedBy: string; accountId: string | null },
  decider: string,
  decision: 'approve' | 'decline',
): ErrorCode | null {
  if (decision === 'approve') return decider === askedBy ? 'staff.same_owner' : null;
  // With two owners, the consent of the second is all there can be. A refusal would let an owner block every request about them.
  return decider === accountId ? 'staff.own_account' : null;
}

/**
 * Whether a request no longer fits the accounts: its asker is no active owner any more, or the account has changed since.
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
