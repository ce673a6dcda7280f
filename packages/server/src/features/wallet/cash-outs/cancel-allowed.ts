import type { Deps } from '../../../platform/deps.ts';
import type { Db } from '../../../platform/database/database.ts';
import { memberById, profileAt, profileOfResidence, type MemberRow } from '../../members/index.ts';

/**
 * Returns true if the rules for the member's residence and IP address allow cancelling a pending cash-out (trust U8).
 * @param db the caller's open transaction, if there is one, because a second connection could wait for the first
 * @param known the member's row, if the caller has read it, and the IP address of the request, if there is one
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
