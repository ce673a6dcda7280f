import { emailKeyOf } from '../../../platform/email/email-address.ts';
import { textsOf } from '../../../platform/http/field-issues.ts';
import { judgePassword } from '../../../platform/passwords/password-rules.ts';
import { hashPassword, type NewSession } from '../../../platform/sign-in/auth.ts';
import { sealSecret, totpStep } from '../../../platform/sign-in/authenticator.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { openSession, type StaffCaller } from '../sign-in/devices.ts';
import type { Role } from '../permissions.ts';
import { findClerkByEmail, putClerk, takeTotpStep, type ClerkRow } from '../repository.ts';

/** Form data submitted on the page that a one-time link opens. */
export interface NewClerkForm {
  token: string;
  name: string;
  password: string;
  code: string;
}

/** Validated form data with the hashed password. */
interface ReadyClerk {
  email: string;
  name: string;
  secret: string;
  step: number;
  passwordHash: string;
}

/**
 * Checks the form and hashes the password. Call it before a transaction begins, because hashing is slow.
 * @param link e-mail address of the new clerk, and the secret shown on the page
 * @throws DomainError request.invalid (invalid field) · auth.code_wrong · request.overloaded (too many hashes are
 *   waiting)
 */
export async function readyClerk(
  deps: Deps,
  { name, password, code }: NewClerkForm,
  { email, secret }: { email: string; secret: string },
): Promise<ReadyClerk> {
  const fault = judgePassword(password, [name, email]);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ password: fault }) });
  const step = totpStep(secret, code.replace(/\s/g, ''), deps.clock.now());
  if (!step) throw new DomainError('auth.code_wrong');
  const passwordHash = await hashPassword(password, 'staff');
  return { email, name: name.trim(), secret, step, passwordHash };
}

/**
 * Creates the account, signs the new clerk in, and marks the authenticator code that the clerk entered as used.
 * @throws DomainError staff.link_over if the e-mail address now belongs to a clerk
 */
export async function makeClerk(
  deps: Deps,
  tx: Transaction,
  { email, name, secret, step, passwordHash }: ReadyClerk,
  { roles, caller }: { roles: Role[]; caller: StaffCaller },
): Promise<{ clerk: ClerkRow; session: NewSession }> {
  const id = uuidv7();
  const emailKey = emailKeyOf(email);
  await putClerk(tx, {
    ...{ id, email, email_key: emailKey, name, roles },
    password_hash: passwordHash,
    totp_secret: sealSecret(deps, 'staff.totp', secret),
    totp_last_step: 0,
    active: true,
    created_at: deps.clock.now(),
  });
  const clerk = await findClerkByEmail(tx, emailKey);
  if (clerk?.id !== id) throw new DomainError('staff.link_over');
  await takeTotpStep(tx, id, step);
  return { clerk, session: await openSession(deps, tx, id, caller) };
}
