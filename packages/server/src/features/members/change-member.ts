import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { bumpGate } from '../ledger/index.ts';
import { applicantOf, likenessOf } from './alike-members.ts';
import { forgetState } from './member-state.ts';
import { playerOf } from './player.ts';
import { findMember, lockMember, updateMember, type MemberRow } from './repository.ts';

/** What may change of a member after registration. */
export type MemberChange = Partial<
  Omit<MemberRow, 'id' | 'person_key' | 'address_key' | 'closed_at' | 'created_at' | 'updated_at'>
>;

/**
 * Changes a member in the caller's transaction: the bet path hears of it (gate), every node forgets what it knew, and the
 * member's own windows get `members.changed` after the commit.
 * @throws DomainError request.not_found
 */
export async function changeMember(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  change: MemberChange,
): Promise<MemberRow> {
  // Wallet before member, as everywhere: two transactions that lock both must not wait for each other.
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
    deps.realtime.publish(`private-member.${memberId}`, 'members.changed', {
      player: playerOf(row),
    });
  });
  return row;
}

/**
 * The first deposit was credited: the passport is active (decisions §3). Harmless when it already was.
 * @throws DomainError request.not_found
 */
export async function markPassportActive(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  // Read without a lock: `changeMember` takes the wallet first. Two first deposits at once both set it, which is harmless.
  const row = await findMember(tx, memberId);
  if (!row) throw new DomainError('request.not_found');
  if (row.passport_active_at === null)
    await changeMember(deps, tx, memberId, { passport_active_at: deps.clock.now() });
}

/** The last deposit that stood was given back in full: the passport is as before the first one. */
export async function markPassportInactive(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  const row = await findMember(tx, memberId);
  // A closed account is left as it is: its likeness was kept when its data were erased.
  if (!row || row.closed_at !== null || row.passport_active_at === null) return;
  await changeMember(deps, tx, memberId, { passport_active_at: null });
}
