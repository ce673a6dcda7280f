import { resolveProfile } from '@wl/world/house/jurisdictions';
import type { Deps } from '../../platform/deps.ts';
import type { Db } from '../../platform/database.ts';
import { memberById, type MemberRow } from '../members/index.ts';

/**
 * Whether the rules of the member's place let a pending cash-out be taken back (trust U8).
 * @param db the transaction, inside of one: a second connection for this could wait for the first
 * @param known the member's row, where it has been read already
 */
export async function cancelAllowed(
  deps: Deps,
  db: Db,
  memberId: string,
  known?: MemberRow,
): Promise<boolean> {
  const member = known ?? (await memberById(db, memberId));
  if (!member) return false;
  return resolveProfile(member.country, { kind: 'private' }, deps.config.defaultProfile)
    .cashOutCancel;
}
