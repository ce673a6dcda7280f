import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { memberById, profileAt, profileOfResidence, type MemberRow } from '../../members/index.ts';

/**
 * Returns true if the jurisdiction profile for the member's country of residence and IP address allows the member to
 * cancel a pending cash-out (trust U8).
 *
 * @param db the caller's transaction if one is open, to prevent a deadlock between two connections of the same request
 * @param known the member's row, if already loaded, and the request's IP address, if there is one
 */
export async function cancelAllowed(
  deps: Deps,
  db: Db,
  memberId: string,
  { member: known, ip }: { member?: MemberRow | undefined; ip?: string },
): Promise<boolean> {
  const member = known ?? (await memberById(db, memberId));
  if (!member) return false;
  const { country } = member;
  const profile =
    ip === undefined ? profileOfResidence(deps, country) : profileAt(deps, country, ip);
  return profile.cashOutCancel;
}
