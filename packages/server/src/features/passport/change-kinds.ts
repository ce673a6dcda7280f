import { passportEvents } from '@wl/contract/events/passport';
import { documentKinds, type DocumentKind, type DocumentState } from '@wl/world/casino/documents';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, type MemberRow } from '../members/index.ts';
import { completeDocuments, hasSent } from './repository.ts';
import { completeKinds, isApproved, kindAfter, type KindStates } from './rules.ts';

export const kindsOf = (row: MemberRow): KindStates => ({
  identity: row.identity_state,
  address: row.address_state,
  payment: row.payment_state,
});

/** Returns true if identity and address are both approved, as travel and cash-outs require. */
const isVerified = ({ identity, address }: KindStates): boolean =>
  isApproved(identity) && isApproved(address);

/**
 * Updates a member's document kinds after a change to a document or an override. Once all required kinds are approved
 * (identity, address and, if the member has sent a payment document, payment), marks them as completed. Records an
 * event for each newly approved kind. The caller must have locked the wallet.
 */
export async function changeKinds(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  change: Partial<Record<DocumentKind, DocumentState>>,
): Promise<{ before: KindStates; after: KindStates }> {
  const member = await memberById(tx, memberId);
  if (!member) throw new Error('a document without its member');
  const before = kindsOf(member);
  const next = { ...before };
  for (const kind of documentKinds) {
    const state = change[kind];
    if (state !== undefined) next[kind] = kindAfter(before[kind], state);
  }
  const after = completeKinds(next, await hasSent(tx, memberId, 'payment'));
  await completeDocuments(
    tx,
    memberId,
    documentKinds.filter((kind) => after[kind] === 'Completed'),
  );
  if (documentKinds.every((kind) => before[kind] === after[kind])) return { before, after };
  await changeMember(deps, tx, memberId, {
    identity_state: after.identity,
    address_state: after.address,
    payment_state: after.payment,
  });
  for (const kind of documentKinds)
    if (isApproved(after[kind]) && !isApproved(before[kind]))
      await recordEvent(tx, passportEvents[`${kind}_verified`], { memberId, data: {} });
  if (isVerified(after) && !isVerified(before))
    await recordEvent(tx, passportEvents.verified, { memberId, data: {} });
  return { before, after };
}
