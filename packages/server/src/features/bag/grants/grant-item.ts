import { staffNews } from '@wl/contract/news/staff';
import { kindOf } from '@wl/world/bonuses/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { GRANT_FOUR_EYES_CENTS } from '@wl/world/casino/limits';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { lockWallet } from '../../ledger/index.ts';
import { decide } from '../../limits/index.ts';
import {
  gateStateOf,
  memberById,
  profileOfResidence,
  type MemberRow,
} from '../../members/index.ts';
import { titles } from '../../titles/index.ts';
import { giveItem } from '../items/give-item.ts';
import { decideRow, findGrant, insertGrant, type GrantRow } from './grants-repository.ts';
import { asksTooMuch } from '../rules.ts';
import { marketItems } from '../sources.ts';

/** Returns the smallest stake that a game accepts, in cents. */
const smallestStake = (slug: string) => Math.min(...(titles.find(slug)?.stakes ?? [0]));

/** Returns the highest possible cost of an item to the operator, in cents. */
export const worthCents = (terms: BonusTerms): number =>
  kindOf(terms.kind).worthCents(terms, smallestStake);

interface GrantRequest {
  /** Idempotency key. */
  key: string;
  memberId: string;
  slug: string;
  reason: string;
  clerkId: string;
}

/**
 * Grants a market item to a member on behalf of a clerk, with the clerk's reason. A grant that costs more than
 * `GRANT_FOUR_EYES_CENTS` waits for a second clerk.
 * @returns the grant, and whether this call created it: a duplicate request creates no second grant
 * @throws DomainError request.not_found (no such member) · market.item_unknown · bag.member_may_not ·
 *   bag.wagering_too_high · bag.full · wallet.key_reused (the key belongs to a different grant)
 */
export async function grantItem(
  deps: Deps,
  tx: Transaction,
  request: GrantRequest,
): Promise<{ row: GrantRow; isNew: boolean }> {
  const { key, memberId, slug, reason, clerkId } = request;
  if (!(await memberById(tx, memberId))) throw new DomainError('request.not_found');
  await lockWallet(tx, memberId);
  const known = await findGrant(tx, key);
  if (known) return { row: sameGrant(known, request), isNew: false };
  const item = (await marketItems(tx)).find((one) => one.slug === slug);
  if (!item) throw new DomainError('market.item_unknown');
  const member = await receiver(deps, tx, memberId);
  if (asksTooMuch(item.terms, profileOfResidence(deps, member.country)))
    throw new DomainError('bag.wagering_too_high');
  const worth = worthCents(item.terms);
  const waits = worth > GRANT_FOUR_EYES_CENTS;
  const now = deps.clock.now();
  const row: GrantRow = {
    id: key,
    member_id: memberId,
    slug,
    terms: item.terms,
    family: item.limit?.family ?? null,
    worth_cents: worth,
    reason,
    state: waits ? 'waiting' : 'given',
    proposed_by: clerkId,
    proposed_at: now,
    decided_by: null,
    decided_at: null,
  };
  await insertGrant(tx, row);
  if (waits) publishToQueues(deps, tx, row);
  else await give(deps, tx, row, member);
  return { row, isNew: true };
}

/**
 * Returns the stored grant with the same idempotency key as the request.
 * @throws DomainError wallet.key_reused if the request differs from the stored grant
 */
function sameGrant(known: GrantRow, { memberId, slug, reason, clerkId }: GrantRequest): GrantRow {
  const isSame =
    known.member_id === memberId &&
    known.slug === slug &&
    known.reason === reason &&
    known.proposed_by === clerkId;
  if (!isSame) throw new DomainError('wallet.key_reused');
  return known;
}

/**
 * Applies a clerk's decision to a pending grant. The clerk who proposed the grant can withdraw it, but only another
 * clerk can confirm it.
 * @throws DomainError request.not_found (no such grant) · bag.grant_decided (already decided) · override.same_clerk
 *   (confirmed by its proposer) · bag.member_may_not (the member cannot receive items) · bag.full
 */
export async function decideGrant(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, confirm }: { clerkId: string; confirm: boolean },
): Promise<GrantRow> {
  const found = await findGrant(tx, id);
  if (!found) throw new DomainError('request.not_found');
  await lockWallet(tx, found.member_id);
  const row = await findGrant(tx, id);
  if (row?.state !== 'waiting') throw new DomainError('bag.grant_decided');
  if (confirm && row.proposed_by === clerkId) throw new DomainError('override.same_clerk');
  if (confirm) {
    await give(deps, tx, row, await receiver(deps, tx, row.member_id));
  }
  const state = confirm ? 'given' : 'declined';
  await decideRow(tx, id, { state, decided_by: clerkId, decided_at: deps.clock.now() });
  publishToQueues(deps, tx, row);
  return { ...row, state };
}

/** Returns true if the member can receive items. The conditions are the same as for claiming bonuses (trust G21). */
export const mayReceive = (deps: Deps, member: MemberRow): boolean =>
  decide('claim', gateStateOf(member), deps.clock.now()).ok;

/**
 * Returns the member who receives the item.
 * @throws DomainError bag.member_may_not if the member cannot receive items
 */
async function receiver(deps: Deps, tx: Transaction, memberId: string): Promise<MemberRow> {
  const member = await memberById(tx, memberId);
  if (!member || !mayReceive(deps, member)) throw new DomainError('bag.member_may_not');
  return member;
}

/** Notifies open back-office pages that the list of pending grants has changed, so that they reload it. */
function publishToQueues(deps: Deps, tx: Transaction, { id }: GrantRow): void {
  tx.afterCommit(() =>
    deps.realtime.publish('private-staff.bonuses', staffNews.grant_changed, { id }),
  );
}

async function give(
  deps: Deps,
  tx: Transaction,
  row: GrantRow,
  { country }: MemberRow,
): Promise<void> {
  await giveItem(deps, tx, {
    memberId: row.member_id,
    slug: row.slug,
    family: row.family,
    terms: row.terms,
    profile: profileOfResidence(deps, country),
    source: 'grant',
    sourceId: row.id,
  });
}
