import { hashPassword, uniformly } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { queueMail } from '../../platform/mail.ts';
import { lockWallet } from '../ledger/index.ts';
import { changeMember } from './change-member.ts';
import { budgetKey } from './devices.ts';
import { makeEmailCode, spendEmailCode } from './email-codes.ts';
import { recoveryLetter } from './mails.ts';
import { judgePassword } from './password-rules.ts';
import { findMemberByEmail } from './repository.ts';
import { emailKeyOf, textsOf } from './rules.ts';
import { clearBudgets, devicesOf } from './sign-in-repository.ts';

/** Above both paths, so that time does not tell who is a member. */
const ANSWER_AFTER_MS = 200;

/** Sends a recovery code if the address is known; a newer code ends an older one. Answers alike when it is not. */
export async function requestRecovery(deps: Deps, email: string): Promise<void> {
  await uniformly(ANSWER_AFTER_MS, async () => {
    const member = await findMemberByEmail(deps.db, emailKeyOf(email));
    if (!member || member.status === 'closed') return;
    await deps.transaction(async (tx) => {
      const code = await makeEmailCode(deps, tx, member.id, 'recover');
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
    });
  });
}

/**
 * Sets a new password with the code of the mail: opens every lock of the account and ends all its sessions.
 * @throws DomainError request.invalid (the password) · auth.code_wrong (also for an unknown address) · auth.code_expired
 */
export async function resetPassword(
  deps: Deps,
  input: { email: string; code: string; password: string },
): Promise<void> {
  const fault = judgePassword(input.password);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ password: fault }) });
  await uniformly(ANSWER_AFTER_MS, async () => {
    const emailKey = emailKeyOf(input.email);
    const member = await findMemberByEmail(deps.db, emailKey);
    const passwordHash = await hashPassword(input.password);
    if (!member) throw new DomainError('auth.code_wrong');
    const verdict = await deps.transaction(async (tx) => {
      await lockWallet(tx, member.id);
      const spent = await spendEmailCode(deps, tx, member.id, 'recover', input.code);
      if (spent !== 'right') return spent;
      await changeMember(deps, tx, member.id, { password_hash: passwordHash });
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
    if (verdict !== 'right') throw new DomainError('auth.code_wrong');
  });
}
