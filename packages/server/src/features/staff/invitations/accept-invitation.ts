import type { NewSession } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockAccounts } from '../accounts/accounts-repository.ts';
import { audit } from '../audit.ts';
import type { StaffCaller } from '../sign-in/devices.ts';
import { invitationByToken, useInvitation } from './invitations-repository.ts';
import { makeClerk, readyClerk, type NewClerkForm } from './make-clerk.ts';
import { announceChange } from '../accounts/manage-accounts.ts';
import { hashOfToken, pageOf, type LinkPage } from './one-time-link.ts';
import type { ClerkRow } from '../repository.ts';

/**
 * Returns the data for the page that an invitation link opens.
 * @throws DomainError staff.link_over if the link is unknown, used, withdrawn or expired
 */
export async function openInvitation(deps: Deps, token: string): Promise<LinkPage> {
  const invitation = await invitationByToken(deps.db, hashOfToken(token), deps.clock.now());
  if (!invitation) throw new DomainError('staff.link_over');
  return pageOf(deps, 'invitation', { token, email: invitation.email });
}

/**
 * Creates the invited clerk's account with its roles, and signs the clerk in. The invitation link works once.
 * @throws DomainError staff.link_over · auth.code_wrong · request.invalid (invalid field) · request.overloaded (too
 *   many hashes are waiting)
 */
export async function acceptInvitation(
  deps: Deps,
  form: NewClerkForm,
  caller: StaffCaller,
): Promise<{ clerk: ClerkRow; session: NewSession }> {
  const ready = await readyClerk(deps, form, await openInvitation(deps, form.token));
  return deps.transaction(async (tx) => {
    // Check the link again under the lock, because another window may have used it, or a clerk may have withdrawn it,
    // since the first check.
    await lockAccounts(tx);
    const now = deps.clock.now();
    const invitation = await invitationByToken(tx, hashOfToken(form.token), now);
    if (!invitation) throw new DomainError('staff.link_over');
    const { roles } = invitation;
    const made = await makeClerk(deps, tx, ready, { roles, caller });
    const { id, email } = made.clerk;
    await useInvitation(tx, invitation.id, { used_at: now, clerk_id: id });
    announceChange(deps, tx);
    await audit(tx, {
      ...{ clerkId: id, action: 'staff.join', subject: `clerk:${id}` },
      after: { email, roles, invitation: invitation.id, ip: caller.ip },
    });
    return made;
  });
}
