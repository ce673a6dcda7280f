import { textsOf } from '../../platform/http/field-issues.ts';
import { judgePassword } from '../../platform/passwords/password-rules.ts';
import { hashPassword } from '../../platform/sign-in/auth.ts';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { changeMember, lockedMember, queueAccountEmail, reauthenticate } from '../members/index.ts';

export interface NewPassword {
  current: string;
  password: string;
  confirmation: string;
  deviceToken: string;
}

/**
 * Sets a new password and signs out every other device, so that anyone who knew the old password loses access.
 * @throws DomainError request.invalid with per-field messages (specification §5) · auth.wrong_password · auth.locked
 */
export async function changePassword(
  deps: Deps,
  asker: Subject,
  { current, password, confirmation, deviceToken }: NewPassword,
): Promise<void> {
  const member = await reauthenticate(deps, asker, {
    password: current,
    deviceToken,
    field: 'current',
  });
  const personal = [member.first_name, member.last_name, member.nickname, member.email];
  const fault = password === current ? 'field.password_same' : judgePassword(password, personal);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ password: fault }) });
  if (password !== confirmation)
    throw new DomainError('request.invalid', {
      fields: textsOf({ confirmation: 'field.new_passwords_differ' }),
    });
  const passwordHash = await hashPassword(password, 'known');
  await deps.transaction(async (tx) => {
    await lockWallet(tx, asker.id);
    const before = await lockedMember(tx, asker.id);
    // If another device or an account recovery has just set a newer password, keep that password.
    if (before?.password_hash !== member.password_hash)
      throw new DomainError('auth.wrong_password');
    await changeMember(deps, tx, asker.id, { password_hash: passwordHash });
    await queueAccountEmail(deps, tx, member, 'password_changed');
    const others = { subjectId: asker.id, exceptId: asker.sessionId };
    await deps.sessions.end(tx, others, 'password changed');
  });
}
