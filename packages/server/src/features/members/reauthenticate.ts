import { inLane, verifyPassword, type Subject } from '../../platform/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { budgetOf } from './devices.ts';
import { findMember, type MemberRow } from './repository.ts';
import { textsOf } from './rules.ts';
import { clearBudgets, takeTry } from './sign-in-repository.ts';
import { tellOfLock } from './tell-of-lock.ts';

/**
 * Asks for the password once more before something that a lost phone must not be able to do (trust S7). A wrong one is a
 * guess like any other: it counts in the budget of this device's sign-ins (decisions §3), and the fifth locks the account and
 * ends the session that guessed.
 * An empty password is refused before it counts as a try.
 * @param deviceToken the browser's name, of its cookie (caller.ts)
 * @param field the form field that an empty password is reported at
 * @throws DomainError request.invalid · auth.wrong_password · auth.locked · auth.signed_out · request.overloaded
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
  // A place first: whom the house cannot serve now has tried nothing.
  const { taken, ok } = await inLane('known', async (place) => {
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
    await tellOfLock(deps, tx, member);
    await deps.sessions.end(tx, { id: asker.sessionId }, 'locked');
  });
  throw new DomainError('auth.locked');
}
