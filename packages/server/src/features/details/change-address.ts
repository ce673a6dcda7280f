import { isBlocked } from '@wl/world/casino/jurisdictions';
import { textsOf } from '../../platform/http/field-issues.ts';
import type { Subject } from '../../platform/sign-in/auth.ts';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { queueEmail } from '../../platform/email/email.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  ageOn,
  changeMember,
  identityKeyOf,
  isCountry,
  judgeAddress,
  judgeAge,
  lockedMember,
  reauthenticate,
  refusedByAge,
  type AddressInput,
  type MemberRow,
} from '../members/index.ts';
import { addressChangedEmail } from './emails.ts';
import { noteChange } from './note-change.ts';

/**
 * Changes the member's postal address after checking the password. The passport loses its verification until a clerk
 * approves proof of the new address (decisions §3). Resubmitting the same address changes nothing.
 * @throws DomainError auth.wrong_password · auth.locked · request.invalid with error texts per field ·
 *   request.country_blocked · member.too_young_there (the new country requires a higher age) · member.too_young ·
 *   member.already_registered (one account per person)
 */
export async function changeAddress(
  deps: Deps,
  asker: Subject,
  request: AddressInput & { password: string; deviceToken: string },
): Promise<MemberRow> {
  const member = await reauthenticate(deps, asker, request);
  const address = judge(request, member, deps.clock.now());
  try {
    return await deps.transaction(async (tx) => {
      await lockWallet(tx, asker.id);
      const before = await lockedMember(tx, asker.id);
      if (!before) throw new DomainError('auth.signed_out');
      const old = linesOf(before);
      if (JSON.stringify(old) === JSON.stringify(address)) return before;
      const after = await changeMember(deps, tx, asker.id, {
        ...address,
        identity_key: identityKeyOf(deps, personOf({ ...before, ...address })),
        address_state: 'Pending',
        // `Completed` means that the proofs of all required kinds are approved. The new address is not approved yet, so
        // the other kinds return to `Approved`.
        ...(before.identity_state === 'Completed' && { identity_state: 'Approved' as const }),
        ...(before.payment_state === 'Completed' && { payment_state: 'Approved' as const }),
      });
      await noteChange(deps, tx, asker, { what: 'address', before: old, after: address });
      await queueEmail(tx, addressChangedEmail(deps, after));
      return after;
    });
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === '23505' && constraint === 'members_already_registered')
      throw new DomainError('member.already_registered');
    throw error;
  }
}

type Address = Pick<MemberRow, 'country' | 'post_code' | 'city' | 'address1' | 'address2'>;

const linesOf = ({ country, post_code, city, address1, address2 }: Address): Address => ({
  country,
  post_code,
  city,
  address1,
  address2,
});

const personOf = (row: MemberRow) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  birthDate: row.date_of_birth,
  country: row.country,
  postCode: row.post_code,
  address1: row.address1,
});

function judge(request: AddressInput, member: MemberRow, today: Date): Address {
  const faults = Object.entries(judgeAddress(request, isCountry)).flatMap(([field, code]) =>
    code === null ? [] : [[field, code] as const],
  );
  if (faults.length > 0)
    throw new DomainError('request.invalid', { fields: textsOf(Object.fromEntries(faults)) });
  if (isBlocked(request.country)) throw new DomainError('request.country_blocked');
  const tooYoung = judgeAge(ageOn(member.date_of_birth, today), request.country);
  if (tooYoung)
    throw refusedByAge(tooYoung, {
      country: 'age' in tooYoung ? 'field.too_young_there' : 'field.too_young',
    });
  return {
    country: request.country,
    post_code: request.post_code.trim(),
    city: request.city.trim(),
    address1: request.address1.trim(),
    address2: request.address2.trim(),
  };
}
