import { emailKeyOf } from '../../../platform/email/email-address.ts';
import { textsOf } from '../../../platform/http/field-issues.ts';
import { judgePassword } from '../../../platform/passwords/password-rules.ts';
import {
  hashPassword,
  inHashQueue,
  uniformly,
  verifyPassword,
} from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { limitUnknownDevices, fromDevice } from '../../../platform/sign-in/unknown-devices.ts';
import { lockWallet } from '../../ledger/index.ts';
import { changeMember } from '../change-member.ts';
import type { Caller } from '../sign-in/caller.ts';
import { budgetKey, budgetOf } from '../sign-in/devices.ts';
import { recoveryEmail } from '../emails/emails.ts';
import { queueAccountEmail } from '../emails/account-emails.ts';
import { openRecovery, spendRecovery, wasAsked } from './recoveries.ts';
import { endRecoveries } from './recovery-repository.ts';
import { findMemberByEmail } from '../repository.ts';
import { clearBudgets, devicesOf } from '../sign-in/sign-in-repository.ts';

/**
 * Fixed response time in milliseconds. It exceeds the processing time for both known and unknown addresses, so that the
 * response time does not reveal whether an address belongs to a member.
 */
const ANSWER_AFTER_MS = 200;

/**
 * Sends a password reset code if the e-mail address belongs to a member. For an unknown address, the response and the
 * response time are the same.
 * @returns the handle of this request, for a cookie in the requesting browser; the code is valid only together with
 *   this handle
 * @throws DomainError auth.recoveries_spent, also for an unknown address
 */
export async function requestRecovery(
  deps: Deps,
  email: string,
  { deviceToken }: Caller,
): Promise<string> {
  const emailKey = emailKeyOf(email);
  return uniformly(ANSWER_AFTER_MS, async () => {
    const found = await findMemberByEmail(deps.db, emailKey);
    const member = found?.status === 'closed' ? undefined : found;
    const { budget } = await budgetOf(deps, emailKey, member?.id, deviceToken);
    return deps.transaction(async (tx) => {
      const asked = { emailKey, budget, memberId: member?.id };
      const { handle, code } = await openRecovery(deps, tx, asked);
      if (member)
        await queueEmail(
          tx,
          recoveryEmail({
            to: member.email,
            name: member.first_name,
            language: member.language,
            code,
            publicUrl: deps.config.publicUrl,
          }),
        );
      return handle;
    });
  });
}

/**
 * Request to set a new password. It contains the code from the e-mail and comes from the browser that requested the
 * code.
 */
interface Reset {
  emailKey: string;
  code: string;
  password: string;
  handle: string;
  caller: Caller;
}

/**
 * Sets a new password with the code from the e-mail, removes all locks on the account and ends all its sessions. The
 * member is not signed in, and the second factor and its count of failed codes do not change (trust S5).
 * - Guesses from unknown devices share limits (platform/sign-in/unknown-devices.ts). A known device has its own limit,
 *   so that these guesses cannot lock it out.
 * - A request from a browser that did not ask for a code is rejected before any hash is computed, and is not counted.
 * - Reuse of the current password is reported only after a correct code, which then stays valid.
 *
 * @param handle handle of this browser's last recovery request
 * @throws DomainError request.invalid (invalid or current password) · auth.code_asked_elsewhere · auth.code_wrong (also
 *   for an unknown address) · auth.code_expired · request.overloaded · request.too_many
 */
export async function resetPassword(
  deps: Deps,
  { email, code, password }: { email: string; code: string; password: string },
  { handle, caller }: { handle: string | undefined; caller: Caller },
): Promise<void> {
  const fault = judgePassword(password);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ password: fault }) });
  const emailKey = emailKeyOf(email);
  if (handle === undefined || !(await wasAsked(deps, handle, emailKey)))
    throw new DomainError('auth.code_asked_elsewhere');
  const reset = { emailKey, code, password, handle, caller };
  return caller.isSealed ? comeBack(deps, reset) : signInFromUnknownDevice(deps, reset);
}

const signInFromUnknownDevice = (deps: Deps, reset: Reset) =>
  limitUnknownDevices(deps, { entry: 'codes', account: reset.emailKey, ip: reset.caller.ip }, () =>
    uniformly(ANSWER_AFTER_MS, () => spendCode(deps, reset, 'unknown')),
  );

/**
 * Resets the password from a browser whose device cookie proves an earlier sign-in to any account. A browser that has
 * never signed in to this account is treated as an unknown device.
 */
async function comeBack(deps: Deps, reset: Reset): Promise<void> {
  const { emailKey, caller } = reset;
  const member = await findMemberByEmail(deps.db, emailKey);
  const { isKnown } = await budgetOf(deps, emailKey, member?.id, caller.deviceToken);
  if (!isKnown) return signInFromUnknownDevice(deps, reset);
  return fromDevice(deps, `codes ${caller.deviceToken}`, () =>
    uniformly(ANSWER_AFTER_MS, () => spendCode(deps, reset, 'known')),
  );
}

/**
 * Checks the recovery code and sets the new password.
 * @throws DomainError auth.code_wrong · auth.code_expired · request.invalid (the new password equals the current one) ·
 *   request.overloaded (too many hashes are waiting)
 */
async function spendCode(
  deps: Deps,
  { emailKey, code, password, handle }: Reset,
  hashQueue: 'known' | 'unknown',
): Promise<void> {
  const member = await findMemberByEmail(deps.db, emailKey);
  // Verify and hash the password even if the address is unknown, so that the response time does not reveal whether the
  // address belongs to a member.
  const { isCurrent, passwordHash } = await inHashQueue(hashQueue, async (place) => ({
    isCurrent: (await verifyPassword(member?.password_hash, password, place)).ok,
    passwordHash: await hashPassword(password, place),
  }));
  if (!member) throw new DomainError('auth.code_wrong');
  const verdict = await deps.transaction(async (tx) => {
    await lockWallet(tx, member.id);
    const spent = await spendRecovery(deps, tx, { handle, memberId: member.id, code });
    if (spent !== 'right') return spent;
    if (isCurrent) return 'same';
    await endRecoveries(tx, member.id);
    await changeMember(deps, tx, member.id, { password_hash: passwordHash });
    await queueAccountEmail(deps, tx, member, 'password_changed');
    const devices = await devicesOf(tx, member.id);
    const keys = [...devices, 'unknown' as const];
    await clearBudgets(
      tx,
      keys.map((who) => budgetKey(deps, emailKey, who)),
    );
    await deps.sessions.end(tx, { subjectId: member.id }, 'password reset');
    return spent;
  });
  // Throw only after the commit, because a rollback would discard the record of the failed attempt.
  if (verdict === 'expired') throw new DomainError('auth.code_expired');
  if (verdict === 'same')
    throw new DomainError('request.invalid', {
      fields: textsOf({ password: 'field.password_same' }),
    });
  if (verdict !== 'right') throw new DomainError('auth.code_wrong');
}
