import { createHmac } from 'node:crypto';
import { hashPassword, type NewSession } from '../../platform/auth.ts';
import { sealSecret, totpSecretOf, totpStep, totpUri } from '../../platform/authenticator.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { judgePassword, textsOf } from '../members/index.ts';
import { audit } from './audit.ts';
import { openSession, type StaffCaller } from './devices.ts';
import { findOpenLink, hasActiveOwner, lockOpenLink, useLinkUp } from './first-owner-repository.ts';
import { hashOfToken } from './invite-first-owner.ts';
import { findClerkByEmail, putClerk, takeTotpStep, type ClerkRow } from './repository.ts';

/** The same each time the link is opened, so that a page loaded again shows what the authenticator has already. */
function authenticatorOf(deps: Deps, token: string): string {
  const bytes = createHmac('sha256', deps.config.appSecret)
    .update(`staff.first_owner_totp\0${token}`)
    .digest();
  return totpSecretOf(bytes.subarray(0, 20));
}

/**
 * What the page of the link shows.
 * @throws DomainError staff.link_over
 */
export async function openFirstOwnerLink(
  deps: Deps,
  token: string,
): Promise<{ email: string; secret: string; uri: string }> {
  const link = await findOpenLink(deps.db, hashOfToken(token), deps.clock.now());
  if (!link || (await hasActiveOwner(deps.database.pool))) throw new DomainError('staff.link_over');
  const secret = authenticatorOf(deps, token);
  return { email: link.email, secret, uri: totpUri(secret, link.email) };
}

export interface FirstOwnerForm {
  token: string;
  name: string;
  password: string;
  code: string;
}

/**
 * Makes the first owner and signs them in. The link works once, and not beside another owner.
 * @throws DomainError staff.link_over · auth.code_wrong · request.invalid · request.overloaded
 */
export async function makeFirstOwner(
  deps: Deps,
  { token, name, password, code }: FirstOwnerForm,
  caller: StaffCaller,
): Promise<{ clerk: ClerkRow; session: NewSession }> {
  const { email, secret } = await openFirstOwnerLink(deps, token);
  const fault = judgePassword(password, [name, email]);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ password: fault }) });
  const now = deps.clock.now();
  const step = totpStep(secret, code.replace(/\s/g, ''), now);
  if (!step) throw new DomainError('auth.code_wrong');
  const passwordHash = await hashPassword(password, 'staff');
  return deps.transaction(async (tx) => {
    const link = await lockOpenLink(tx, hashOfToken(token), now);
    if (!link || (await hasActiveOwner(tx.client))) throw new DomainError('staff.link_over');
    await useLinkUp(tx, now);
    const id = uuidv7();
    await putClerk(tx, {
      ...{ id, email, email_key: email.toLowerCase(), name: name.trim() },
      password_hash: passwordHash,
      totp_secret: sealSecret(deps, 'staff.totp', secret),
      totp_last_step: 0,
      roles: ['owner'],
      active: true,
      created_at: now,
    });
    const clerk = await findClerkByEmail(tx, email.toLowerCase());
    // Somebody became a clerk under this address since the link was made.
    if (clerk?.id !== id) throw new DomainError('staff.link_over');
    await takeTotpStep(tx, id, step);
    const session = await openSession(deps, tx, id, caller);
    await audit(tx, {
      ...{ clerkId: id, action: 'staff.first_owner', subject: `clerk:${id}` },
      after: { email, ip: caller.ip },
    });
    return { clerk, session };
  });
}
