import type { Language } from '@wl/world/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { type Change, inOrder } from './account-rules.ts';
import { announceChange, type By, type Managed } from './manage-accounts.ts';
import type { ClerkRow } from '../repository.ts';
import { insertRequest, waitingRequest } from './requests-repository.ts';

/** Change requested by one owner, which a second owner must approve. */
interface Wanted {
  change: Change;
  /** Account to change; undefined for an invitation. */
  account: ClerkRow | undefined;
  email: string;
  emailKey: string;
  /** Language of the invitation e-mail; null if the change is not an invitation. */
  language: Language | null;
}

const rolesOf = (change: Change) => ('roles' in change ? inOrder(change.roles) : null);

/**
 * Records a change for a second owner to approve, unless it is a duplicate. The caller must hold the accounts lock.
 * @throws DomainError staff.request_open if a different request for the same account is pending
 */
export async function askSecondOwner(
  deps: Deps,
  tx: Transaction,
  { change, account, email, emailKey, language }: Wanted,
  by: By,
): Promise<Managed> {
  const roles = rolesOf(change);
  const waiting = await waitingRequest(tx, emailKey);
  if (waiting) {
    const isSame =
      waiting.asked_by === by.ownerId &&
      waiting.change === change.change &&
      waiting.roles?.join() === roles?.join();
    if (!isSame) throw new DomainError('staff.request_open');
    return { outcome: 'waiting', entry: null };
  }
  const id = uuidv7();
  await insertRequest(tx, {
    ...{ id, change: change.change, email, email_key: emailKey, language, roles },
    clerk_id: account?.id ?? null,
    roles_before: account?.roles ?? null,
    reason: by.reason,
    asked_by: by.ownerId,
    asked_at: deps.clock.now(),
  });
  announceChange(deps, tx);
  return {
    outcome: 'waiting',
    entry: {
      action: `staff.${change.change}_ask`,
      subject: account ? `clerk:${account.id}` : `staff_request:${id}`,
      before: account && { roles: account.roles, active: account.active },
      after: { request: id, email, ...(roles && { roles }) },
      reason: by.reason,
    },
  };
}
