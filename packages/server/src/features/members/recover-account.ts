import { hashPassword, inLane, uniformly, verifyPassword } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { amongStrangers, fromDevice } from '../../platform/strangers.ts';
import { lockWallet } from '../ledger/index.ts';
import { changeMember } from './change-member.ts';
import type { Caller } from './caller.ts';
import { budgetKey, budgetOf } from './devices.ts';
import { recoveryLetter } from './mails.ts';
import { queueNotice } from './notices.ts';
import { judgePassword } from './password-rules.ts';
import { openRecovery, spendRecovery, wasAsked } from './recoveries.ts';
import { endRecoveries } from './recovery-repository.ts';
import { findMemberByEmail } from './repository.ts';
import { emailKeyOf, textsOf } from './rules.ts';
import { clearBudgets, devicesOf } from './sign-in-repository.ts';

/** Above both paths, so that time does not tell who is a member. */
const ANSWER_AFTER_MS = 200;

/**
 * Sends a recovery code if the address is known. Answers alike, and as late, when it is not.
 * @returns the handle of this request, without which its code is worth nothing: for a cookie of the browser that asked
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
        await queueMail(
          tx,
          recoveryLetter({
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

/** A new password with the code of the mail, from the browser that asked. */
interface Reset {
  emailKey: string;
  code: string;
  password: string;
  handle: string;
  caller: Caller;
}

/**
 * Sets a new password with the code of the mail: opens every lock of the account and ends all its sessions. It signs nobody in,
 * and leaves the second factor and its wrong codes as they are (trust S5).
 * A flood of guessed codes is limited as one of guessed passwords is (platform/strangers.ts), and keeps nobody out who comes from a device
 * that signed in before. A browser that did not ask has tried nothing: no hash, and nobody's tries are used up.
 * The current password is refused, as in the settings, but only after the right code; that code stays valid.
 * @param handle of this browser's last request
 * @throws DomainError request.invalid (the password, also the current one) · auth.code_asked_elsewhere · auth.code_wrong (also for an unknown address) ·
 *   auth.code_expired · request.overloaded · request.too_many
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
  return caller.isSealed ? comeBack(deps, reset) : comeAsStranger(deps, reset);
}

const comeAsStranger = (deps: Deps, reset: Reset) =>
  amongStrangers(deps, { door: 'codes', account: reset.emailKey, ip: reset.caller.ip }, () =>
    uniformly(ANSWER_AFTER_MS, () => spendCode(deps, reset, 'stranger')),
  );

/** From a device that somebody signed in from: to this account it may be a stranger nevertheless. */
async function comeBack(deps: Deps, reset: Reset): Promise<void> {
  const { emailKey, caller } = reset;
  const member = await findMemberByEmail(deps.db, emailKey);
  const { isKnown } = await budgetOf(deps, emailKey, member?.id, caller.deviceToken);
  if (!isKnown) return comeAsStranger(deps, reset);
  return fromDevice(deps, `codes ${caller.deviceToken}`, () =>
    uniformly(ANSWER_AFTER_MS, () => spendCode(deps, reset, 'known')),
  );
}

/** @throws DomainError auth.code_wrong · auth.code_expired · request.invalid · request.overloaded */
async function spendCode(
  deps: Deps,
  { emailKey, code, password, handle }: Reset,
  lane: 'known' | 'stranger',
): Promise<void> {
  const member = await findMemberByEmail(deps.db, emailKey);
  // Both for an unknown address too, so that time does not tell who is a member.
  const { isCurrent, passwordHash } = await inLane(lane, async (place) => ({
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
    await queueNotice(deps, tx, member, 'password_changed');
    const devices = await devicesOf(tx, member.id);
    const keys = [...devices, 'strangers' as const];
    await clearBudgets(
      tx,
      keys.map((who) => budgetKey(deps, emailKey, who)),
    );
    await deps.sessions.end(tx, { subjectId: member.id }, 'password reset');
    return spent;
  });
  // Thrown after the commit, since a wrong try has to count.
  if (verdict === 'expired') throw new DomainError('auth.code_expired');
  if (verdict === 'same')
    throw new DomainError('request.invalid', {
      fields: textsOf({ password: 'field.password_same' }),
    });
  if (verdict !== 'right') throw new DomainError('auth.code_wrong');
}
