import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isMade, needsSecondOwner, type Change } from './account-rules.ts';
import { askSecondOwner } from './ask-second-owner.ts';
import { applyChange, beginChange, countOwners, type By, type Managed } from './manage-accounts.ts';
import { findClerk } from '../repository.ts';

/**
 * Changes the roles of an account, deactivates it or reactivates it. A change that needs a second owner's approval is
 * stored as a request.
 * @throws DomainError request.not_found (no such account) · staff.own_account (the caller's own account) ·
 *   staff.request_open (another request is pending) · auth.forbidden (the caller is no longer an active owner)
 */
export async function changeAccount(
  deps: Deps,
  tx: Transaction,
  id: string,
  change: Exclude<Change, { change: 'invite' }>,
  by: By,
): Promise<Managed> {
  await beginChange(tx, by.ownerId);
  const account = await findClerk(tx, id);
  if (!account) throw new DomainError('request.not_found');
  if (id === by.ownerId) throw new DomainError('staff.own_account');
  if (isMade(account, change)) return { outcome: 'done', entry: null };
  if (needsSecondOwner(account, change, await countOwners(tx)))
    return askSecondOwner(
      deps,
      tx,
      { change, account, email: account.email, emailKey: account.email_key, language: null },
      by,
    );
  const { before, after } = await applyChange(deps, tx, account, { change, by: by.ownerId });
  return {
    outcome: 'done',
    entry: {
      action: `staff.${change.change}`,
      subject: `clerk:${id}`,
      before,
      after,
      reason: by.reason,
    },
  };
}
