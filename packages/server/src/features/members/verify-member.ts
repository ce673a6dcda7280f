import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { changeMember } from './change-member.ts';
import { lockMember, type DocumentState, type MemberRow } from './repository.ts';

export interface Documents {
  identity: DocumentState;
  address: DocumentState;
}

export const documentsOf = (row: MemberRow): Documents => ({
  identity: row.identity_state,
  address: row.address_state,
});

/**
 * A clerk has seen identity and address: both are approved, and since these are all kinds a member has until the first
 * payment document, completed (decisions §4). With a first deposit the passport is verified from now on.
 * @throws DomainError request.not_found
 */
export async function verifyMember(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<{ before: Documents; member: MemberRow }> {
  await lockWallet(tx, memberId);
  const before = await lockMember(tx, memberId);
  if (!before) throw new DomainError('request.not_found');
  const member = await changeMember(deps, tx, memberId, {
    identity_state: 'Completed',
    address_state: 'Completed',
  });
  await recordEvent(tx, {
    memberId,
    type: 'members.verified',
    data: { before: documentsOf(before), after: documentsOf(member) },
  });
  tx.afterCommit(() => {
    deps.events.wake();
  });
  return { before: documentsOf(before), member };
}
