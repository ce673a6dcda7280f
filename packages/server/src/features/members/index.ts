/** Functions that other features can use. */
import type { Db, Transaction } from '../../platform/database.ts';
import { findMember, lockMember, type MemberRow } from './repository.ts';

export { alikeMembers } from './alike-members.ts';
export { callerOf } from './caller.ts';
export { currentCityOf, wireCity } from './city.ts';
export { addNewMemberPart, cityOf } from './parts.ts';
export {
  changeMember,
  markPassportActive,
  markPassportInactive,
  type MemberChange,
} from './change-member.ts';
export { isCountry } from './countries.ts';
export { endEmailCodes, makeEmailCode, spendEmailCode } from './email-codes.ts';
export { forgetAtClosing, pseudonymise } from './erase-repository.ts';
export { identityKeyOf } from './identity-key.ts';
export { ageOn } from './dates.ts';
export { profileAt, profileOf, profileOfResidence } from './jurisdiction.ts';
export { composeEmail, type EmailText } from './emails.ts';
export { memberLine } from './member-line.ts';
export { gateStateOf, memberState } from './member-state.ts';
export { suggestNickname } from './nicknames.ts';
export { queueAccountEmail } from './account-emails.ts';
export { isProfane } from './profanity.ts';
export { passportOf, playerOf } from './player.ts';
export { reauthenticate } from './reauthenticate.ts';
export { refusedByAge } from './refused-by-age.ts';
export { findMemberByEmail, nicknameIsTaken } from './repository.ts';
export type { MemberRow } from './repository.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';
export { findSecondFactor } from './second-factor-repository.ts';
export { judgeAddress, judgeAge, readPhone, type AddressInput } from './rules.ts';
export { endRecoveries } from './recovery-repository.ts';

/**
 * Returns a member's complete row, or undefined if there is none. The row contains personal data: pass on only the
 * fields that a call needs.
 */
export function memberById(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return findMember(db, memberId);
}

/** Returns a member's row, locked until the caller's transaction ends. Lock the wallet first. */
export function lockedMember(tx: Transaction, memberId: string): Promise<MemberRow | undefined> {
  return lockMember(tx, memberId);
}

/** Functions that find members' names by member id, and functions that find closed accounts. */
export {
  closedAmong,
  closedBefore,
  nicknamesOf,
  peopleOf,
  publicNicknamesOf,
} from './names-repository.ts';

/**
 * Functions that find the accounts of a person whose details come from another source, such as an affiliate program.
 */
export { accountsOfPerson, membersNear, otherAccountsOf } from './own-accounts-repository.ts';
export { likenessOf } from './alike-members.ts';
export { keyedHash } from '../../platform/keyed-hash.ts';
export { countOfferReaders, memberNamed, offerReaders } from './offer-readers-repository.ts';
