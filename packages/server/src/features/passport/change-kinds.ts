import { documentKinds, type DocumentKind, type DocumentState } from '@wl/world/house/documents';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { recordEvent } from '../ledger/index.ts';
import { changeMember, memberById, type MemberRow } from '../members/index.ts';
import { completeDocuments, hasSent } from './repository.ts';
import { completeKinds, isApproved, kindAfter, type KindStates } from './rules.ts';

/** The states of a member's kinds, as they are stored with the member. */
export const kindsOf = (row: MemberRow): KindStates => ({
  identity: row.identity_state,
  address: row.address_state,
  payment: row.payment_state,
});

/** Travel and cash-outs ask for both. */
const isVerified = ({ identity, address }: KindStates): boolean =>
  isApproved(identity) && isApproved(address);

/**
 * One or more kinds of a member change with a document or an override. Writes what follows from it: which kinds are complete
 * now, and an event for each that was not approved before. Call it with the wallet's lock.
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
      await recordEvent(tx, { memberId, type: `passport.${kind}_verified`, data: {} });
  if (isVerified(after) && !isVerified(before))
    await recordEvent(tx, { memberId, type: 'passport.verified', data: {} });
  return { before, after };
}
