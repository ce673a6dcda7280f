/** Functions that other features can use. */
import type { Db, Transaction } from '../../platform/database/database.ts';
import { findMember, lockMember, type MemberRow } from './repository.ts';

export { alikeMembers } from './registration/alike-members.ts';
export { callerOf } from './sign-in/caller.ts';
export { currentCityOf, wireCity } from './city.ts';
export { addNewMemberPart, cityOf } from './parts.ts';
export {
  changeMember,
  markPassportActive,
  markPassportInactive,
  type MemberChange,
} from './change-member.ts';
export { isCountry } from './jurisdiction/countries.ts';
export { endEmailCodes, makeEmailCode, spendEmailCode } from './registration/email-codes.ts';
export { forgetAtClosing, pseudonymise } from './erase-repository.ts';
export { identityKeyOf } from './registration/identity-key.ts';
export { ageOn } from './dates.ts';
export { profileAt, profileOf, profileOfResidence } from './jurisdiction/jurisdiction.ts';
export { composeEmail, type EmailText } from './emails/emails.ts';
export { memberLine } from './member-line.ts';
export { gateStateOf, memberState, memberStates } from './member-state.ts';
export { suggestNickname } from './registration/nicknames.ts';
export { queueAccountEmail } from './emails/account-emails.ts';
export { isProfane } from './registration/profanity.ts';
export { passportOf, playerOf } from './player.ts';
export { reauthenticate } from './sign-in/reauthenticate.ts';
export { refusedByAge } from './registration/refused-by-age.ts';
export { findMemberByEmail, nicknameIsTaken } from './repository.ts';
export type { MemberRow } from './repository.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
} from './sign-in/second-factor.ts';
export { findSecondFactor } from './sign-in/second-factor-repository.ts';
export { judgeAddress, judgeAge, readPhone, type AddressInput } from './rules.ts';
export { endRecoveries } from './recovery/recovery-repository.ts';

/**
 * Returns a member's complete row, or undefined if the member does not exist. The row contains personal data: pass on
 * only the fields that a call needs.
 */
export function memberById(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return findMember(db, memberId);
}

/** Returns a member's row, locked until the caller's transaction ends. To avoid deadlocks, lock the wallet first. */
export function lockedMember(tx: Transaction, memberId: string): Promise<MemberRow | undefined> {
  return lockMember(tx, memberId);
}

/** Functions that look up members by nickname, return members' names, or find closed accounts. */
export {
  closedAmong,
  closedBefore,
  membersNicknamed,
  nicknamesOf,
  peopleOf,
  publicNicknamesOf,
} from './names-repository.ts';

/** Functions that find accounts of the same person or household, and members referred by affiliates. */
export {
  accountsOfPerson,
  membersNear,
  membersWithAffiliateToken,
  otherAccountsOf,
} from './own-accounts-repository.ts';
export { likenessOf } from './registration/alike-members.ts';
export { keyedHash } from '../../platform/keyed-hash.ts';
export { countOfferReaders, memberNamed, offerReaders } from './offer-readers-repository.ts';
