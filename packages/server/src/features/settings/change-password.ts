import { hashPassword } from '../../platform/auth.ts';
import type { Subject } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { changeMember, judgePassword, textsOf } from '../members/index.ts';
import { checkPassword } from './check-password.ts';

export interface NewPassword {
  current: string;
  password: string;
  confirmation: string;
}

/**
 * Sets another password and signs every other device out: whoever knew the old one is out.
 * @throws DomainError request.invalid with texts per field (specification §5) · auth.wrong_password
 */
export async function changePassword(
  deps: Deps,
  asker: Subject,
  { current, password, confirmation }: NewPassword,
): Promise<void> {
  const member = await checkPassword(deps.db, asker.id, current);
  const personal = [member.first_name, member.last_name, member.nickname, member.email];
  const fault = password === current ? 'field.password_same' : judgePassword(password, personal);
  if (fault) throw new DomainError('request.invalid', { fields: textsOf({ password: fault }) });
  if (password !== confirmation)
    throw new DomainError('request.invalid', {
      fields: textsOf({ confirmation: 'field.new_passwords_differ' }),
    });
  const passwordHash = await hashPassword(password);
  await deps.transaction(async (tx) => {
    await lockWallet(tx, asker.id);
    await changeMember(deps, tx, asker.id, { password_hash: passwordHash });
    const others = { subjectId: asker.id, exceptId: asker.sessionId };
    await deps.sessions.end(tx, others, 'password changed');
  });
}
