import { textsOf } from '../../../platform/http/field-issues.ts';
import { inHashQueue, verifyPassword, type Subject } from '../../../platform/sign-in/auth.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { budgetOf } from './devices.ts';
import { findMember, type MemberRow } from '../repository.ts';
import { clearBudgets, takeTry } from './sign-in-repository.ts';
import { notifyOfLock } from './notify-of-lock.ts';

/**
 * Requires the password again before a sensitive action, so that a person who has found the member's phone cannot
 * perform it (trust S7). A wrong password counts against the sign-in limit of this device (decisions §3). The fifth
 * wrong password locks the account and ends this session. An empty password does not count.
 * @param deviceToken device token from the browser's cookie (caller.ts)
 * @param field form field for which an empty password is reported
 * @throws DomainError request.invalid (empty password) · auth.wrong_password · auth.locked · auth.signed_out ·
 *   request.overloaded (too many hashes are waiting)
 */
export async function reauthenticate(
  deps: Deps,
  asker: Subject,
  {
    password,
    deviceToken,
    field = 'password',
  }: { password: string; deviceToken: string; field?: string },
): Promise<MemberRow> {
  if (password === '')
    throw new DomainError('request.invalid', {
      fields: textsOf({ [field]: 'field.password_missing' }),
    });
  const member = await findMember(deps.db, asker.id);
  if (!member) throw new DomainError('auth.signed_out');
  const { budget } = await budgetOf(deps, member.email_key, member.id, deviceToken);
  // Enter the queue for password hashing before counting the attempt, so that a request rejected for overload does not
  // count as an attempt.
  const { taken, ok } = await inHashQueue('known', async (place) => {
    const counted = await deps.transaction((tx) => takeTry(tx, budget, deps.clock.now()));
    if (counted === 'locked') throw new DomainError('auth.locked');
    return { taken: counted, ...(await verifyPassword(member.password_hash, password, place)) };
  });
  if (ok) {
    await deps.transaction((tx) => clearBudgets(tx, [budget]));
    return member;
  }
  if (taken !== 'last') throw new DomainError('auth.wrong_password');
  await deps.transaction(async (tx) => {
    await notifyOfLock(deps, tx, member);
    await deps.sessions.end(tx, { id: asker.sessionId }, 'locked');
  });
  throw new DomainError('auth.locked');
}
