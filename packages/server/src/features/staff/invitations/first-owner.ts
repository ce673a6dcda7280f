import type { NewSession } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { audit } from '../audit.ts';
import type { StaffCaller } from '../sign-in/devices.ts';
import { findOpenLink, hasActiveOwner, lockOpenLink, useLinkUp } from './first-owner-repository.ts';
import { makeClerk, readyClerk, type NewClerkForm } from './make-clerk.ts';
import { hashOfToken, pageOf, type LinkPage } from './one-time-link.ts';
import type { ClerkRow } from '../repository.ts';

/**
 * Returns the data for the page that the first owner's link opens.
 * @throws DomainError staff.link_over if the link is unknown, used or expired, or an owner is already active
 */
export async function openFirstOwnerLink(deps: Deps, token: string): Promise<LinkPage> {
  const link = await findOpenLink(deps.db, hashOfToken(token), deps.clock.now());
  if (!link || (await hasActiveOwner(deps.database.pool))) throw new DomainError('staff.link_over');
  return pageOf(deps, 'first_owner', { token, email: link.email });
}

/**
 * Creates the first owner's account and signs the owner in. The first-owner link works once, and only while there is no
 * active owner.
 * @throws DomainError staff.link_over · auth.code_wrong · request.invalid (invalid field) · request.overloaded (too
 *   many hashes are waiting)
 */
export async function makeFirstOwner(
  deps: Deps,
  form: NewClerkForm,
  caller: StaffCaller,
): Promise<{ clerk: ClerkRow; session: NewSession }> {
  const ready = await readyClerk(deps, form, await openFirstOwnerLink(deps, form.token));
  const now = deps.clock.now();
  return deps.transaction(async (tx) => {
    const link = await lockOpenLink(tx, hashOfToken(form.token), now);
    if (!link || (await hasActiveOwner(tx.client))) throw new DomainError('staff.link_over');
    await useLinkUp(tx, now);
    const made = await makeClerk(deps, tx, ready, { roles: ['owner'], caller });
    const { id, email } = made.clerk;
    await audit(tx, {
      ...{ clerkId: id, action: 'staff.first_owner', subject: `clerk:${id}` },
      after: { email, ip: caller.ip },
    });
    return made;
  });
}
