/** What other features may use of members. */
import type { Db } from '../../platform/database.ts';
import { findMember, type MemberRow } from './repository.ts';

export { changeMember, markPassportActive, type MemberChange } from './change-member.ts';
export { profileOf } from './jurisdiction.ts';
export { gateStateOf, memberState, type MemberState } from './member-state.ts';
export { isProfane } from './profanity.ts';
export { judgePassword } from './password-rules.ts';
export { passportOf, playerOf } from './player.ts';
export type { MemberRow } from './repository.ts';
export { textsOf } from './rules.ts';
export { refuseBlockedCountry, whereaboutsOf } from './whereabouts.ts';

/** The whole row of a member, or undefined. Holds personal data: send on only what a call needs. */
export function memberById(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return findMember(db, memberId);
}

/** Nicknames by id, for lists of the desk. */
export { nicknamesOf } from './names-repository.ts';
