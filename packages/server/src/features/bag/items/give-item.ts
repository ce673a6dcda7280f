import { bagEvents } from '@wl/contract/events/bag';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { keptHours } from '@wl/world/bonuses/term-fields';
import { bagById, DEFAULT_BAG_ID, type Bag } from '@wl/world/casino/bags';
import type { Profile } from '@wl/world/casino/jurisdictions';
import { backpackerDays } from '@wl/world/casino/skills';
import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { skillsOf } from '../../journey/index.ts';
import { recordEvent } from '../../ledger/index.ts';
import { findBySource, insertItem, livingItems, type ItemRow } from './items-repository.ts';
import { findHolding } from '../repository.ts';
import { asksTooMuch, daysAfter, hoursAfter, isOver } from '../rules.ts';
import { publishBag } from '../publish-bag.ts';
import { hashOfTerms } from '../terms.ts';

/** Returns the member's current bag. */
export async function bagOf(db: Db, memberId: string): Promise<Bag> {
  const holding = await findHolding(db, memberId);
  const bag = bagById(holding?.bag_id ?? DEFAULT_BAG_ID);
  if (!bag) throw new Error(`bag "${holding?.bag_id ?? ''}" is not among the bags`);
  return bag;
}

/**
 * Returns the number of free places in the member's bag. The number is exact only if the caller holds the wallet lock.
 * Expired items do not take up a place.
 */
export async function freePlaces(db: Db, memberId: string, now: Date): Promise<number> {
  const bag = await bagOf(db, memberId);
  const items = await livingItems(db, memberId);
  const taken = items.filter(
    ({ state, deadline }) => state === 'in_bag' && deadline !== null && !isOver(deadline, now),
  );
  return bag.places - taken.length;
}

export interface Gift {
  memberId: string;
  slug: string;
  /** Family of the item. All items of a family share the market's purchase limit per member. */
  family: string | null;
  terms: BonusTerms;
  /** Jurisdiction profile of the member who receives the item. */
  profile: Profile;
  source: ItemRow['source'];
  /** Id of the purchase, campaign claim or grant. Repeated calls with the same id create only one item. */
  sourceId: string;
}

/**
 * Puts an item into a member's bag. Its terms cannot change afterwards. The caller's transaction must hold the wallet
 * lock.
 * @returns the item's id; if an item with the same `source` and `sourceId` already exists, the id of that item
 * @throws DomainError bag.full · bag.wagering_too_high
 */
export async function giveItem(deps: Deps, tx: Transaction, gift: Gift): Promise<{ id: string }> {
  const known = await findBySource(tx, gift.source, gift.sourceId);
  if (known) return { id: known.id };
  if (asksTooMuch(gift.terms, gift.profile)) throw new DomainError('bag.wagering_too_high');
  if ((await freePlaces(tx, gift.memberId, deps.clock.now())) < 1)
    throw new DomainError('bag.full');
  return putItem(deps, tx, gift);
}

/**
 * Puts an item into a member's bag. Unlike `giveItem`, it checks neither the free places nor the jurisdiction profile.
 */
export async function putItem(
  deps: Deps,
  tx: Transaction,
  gift: Omit<Gift, 'profile'>,
): Promise<{ id: string }> {
  const { memberId, slug, family, terms, source, sourceId } = gift;
  const known = await findBySource(tx, source, sourceId);
  if (known) return { id: known.id };
  const { backpacker } = await skillsOf(tx, memberId);
  const now = deps.clock.now();
  const id = uuidv7();
  await insertItem(tx, {
    id,
    member_id: memberId,
    kind: terms.kind,
    slug,
    family,
    terms,
    terms_hash: hashOfTerms(terms),
    source,
    source_id: sourceId,
    acquired_at: now,
    deadline: daysAfter(hoursAfter(now, keptHours(terms)), backpackerDays(backpacker)),
  });
  await recordEvent(tx, bagEvents.item_acquired, {
    memberId,
    data: { item_id: id, kind: terms.kind, slug, source, at: now.toISOString() },
  });
  publishBag(deps, tx, memberId);
  return { id };
}
