import { membersNews } from '@wl/contract/news/members';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { bumpGate } from '../ledger/index.ts';
import { applicantOf, likenessOf } from './registration/alike-members.ts';
import { forgetState } from './member-state.ts';
import { playerOf } from './player.ts';
import { findMember, lockMember, updateMember, type MemberRow } from './repository.ts';

/** Fields of a member that can change after registration. */
export type MemberChange = Partial<
  Omit<MemberRow, 'id' | 'person_key' | 'address_key' | 'closed_at' | 'created_at' | 'updated_at'>
>;

/**
 * Changes a member in the caller's transaction and increments the gate version, which the bet path checks. After the
 * commit, every node drops its cached state for the member, and the member's open windows receive `members.changed`.
 * @throws DomainError request.not_found if there is no such member
 */
export async function changeMember(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  change: MemberChange,
): Promise<MemberRow> {
  // `bumpGate` also locks the wallet. All code locks the wallet before the member, so that two transactions that lock
  // both cannot deadlock.
  await bumpGate(tx, memberId);
  const before = await lockMember(tx, memberId);
  if (!before) throw new DomainError('request.not_found');
  const now = deps.clock.now();
  const row = await updateMember(tx, memberId, {
    ...change,
    ...likenessOf(deps, applicantOf({ ...before, ...change })),
    ...(change.status === 'closed' && before.closed_at === null ? { closed_at: now } : {}),
    updated_at: now,
  });
  await deps.gates.changed(tx, memberId);
  tx.afterCommit(() => {
    forgetState(deps, memberId);
    deps.realtime.publish(`private-member.${memberId}`, membersNews.changed, {
      player: playerOf(row),
    });
  });
  return row;
}

/**
 * Marks the passport as active after the first deposit is credited (decisions §3). Idempotent.
 * @throws DomainError request.not_found if there is no such member
 */
export async function markPassportActive(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  // Read without a lock, because `changeMember` must lock the wallet before the member. Two concurrent first deposits
  // may therefore both set `passport_active_at`, which is harmless.
  const row = await findMember(tx, memberId);
  if (!row) throw new DomainError('request.not_found');
  if (row.passport_active_at === null)
    await changeMember(deps, tx, memberId, { passport_active_at: deps.clock.now() });
}

/** Marks the passport as inactive again, after the member's last remaining deposit has been fully refunded. */
export async function markPassportInactive(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  const row = await findMember(tx, memberId);
  // `changeMember` recomputes the keyed hashes used to recognise a person. Skip closed accounts, because the data
  // needed to compute their hashes has been erased.
  if (!row || row.closed_at !== null || row.passport_active_at === null) return;
  await changeMember(deps, tx, memberId, { passport_active_at: null });
}
