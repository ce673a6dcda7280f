import { textsOf } from '../../platform/http/field-issues.ts';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet } from '../ledger/index.ts';
import { changeMember, lockedMember, readPhone, reauthenticate } from '../members/index.ts';
import { noteChange } from './note-change.ts';

/**
 * Changes the phone number; requires the password (trust S7).
 * @throws DomainError request.invalid with the error text of the field · auth.wrong_password · auth.locked
 */
export async function changePhone(
  deps: Deps,
  asker: Subject,
  request: { phone: string; password: string; deviceToken: string },
): Promise<void> {
  const member = await reauthenticate(deps, asker, request);
  const text = request.phone.trim();
  const phone = readPhone(text, member.country);
  if (phone === null) {
    const fault = text === '' ? 'field.required' : 'field.phone_invalid';
    throw new DomainError('request.invalid', { fields: textsOf({ phone: fault }) });
  }
  await deps.transaction(async (tx) => {
    await lockWallet(tx, asker.id);
    const before = await lockedMember(tx, asker.id);
    if (!before || before.phone === phone) return;
    await changeMember(deps, tx, asker.id, { phone });
    await noteChange(deps, tx, asker, {
      what: 'phone',
      before: { phone: before.phone },
      after: { phone },
    });
  });
}
