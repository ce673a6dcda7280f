import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database.ts';
import { memberById, profileAt, profileOfResidence, type MemberRow } from '../members/index.ts';

/**
 * Whether the rules of the member's residence and address let a pending cash-out be taken back (trust U8).
 * @param db the transaction, inside of one: a second connection for this could wait for the first
 * @param known the member's row, where it has been read already, and the address, where a request asks
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
