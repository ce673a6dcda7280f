import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { giveItem } from '../bag/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { memberById, otherAccountsOf, profileOf } from '../members/index.ts';
import {
  findBySlug,
  findGift,
  findCampaign,
  findGrab,
  hasAnyTaken,
  insertGrab,
  lockCampaign,
  takeGift,
  takeOne,
} from './repository.ts';
import { isWelcome, statusAt } from './rules.ts';

/**
 * Puts a campaign's item into a member's bag: once per person, within the campaign's dates and stock. A duplicate
 * request returns the same item.
 * @throws DomainError request.not_found · campaigns.not_open · campaigns.none_left · campaigns.new_members_only ·
 *   campaigns.taken_by_person · bag.full · bag.wagering_too_high
 */
export async function grabBonus(
  deps: Deps,
  memberId: string,
  { slug, id, ip }: { slug: string; id: string; ip: string },
): Promise<{ itemId: string }> {
  const profile = await profileOf(deps, ip, memberId);
  return deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const campaign = await findBySlug(tx, slug);
    if (campaign?.id !== id || campaign.state === 'draft')
      throw new DomainError('request.not_found');
    const known = await findGrab(tx, id, memberId);
    if (known) return { itemId: known.item_id };
    const now = deps.clock.now();
    const member = await memberById(tx, memberId);
    if (!member || !isWelcome(campaign, member.created_at, now))
      throw new DomainError('campaigns.new_members_only');
    const status = statusAt(campaign, now);
    if (status === 'none_left') throw new DomainError('campaigns.none_left');
    if (status !== 'open') throw new DomainError('campaigns.not_open');
    const grabId = uuidv7();
    const { item: slugOfItem, family, terms } = campaign;
    const { id: itemId } = await giveItem(deps, tx, {
      memberId,
      slug: slugOfItem,
      family,
      terms,
      profile,
      source: 'campaign',
      sourceId: grabId,
    });
    // Take the item from the stock as late as possible: from here until the commit, other members who claim this
    // campaign's item have to wait.
    if (!(await takeOne(tx, id, now))) throw new DomainError('campaigns.none_left');
    await refuseSecondAccount(tx, id, memberId);
    await insertGrab(tx, {
      campaign_id: id,
      member_id: memberId,
      id: grabId,
      item_id: itemId,
      grabbed_at: now,
    });
    return { itemId };
  });
}

/**
 * Puts a reserved gift into the member's bag. The campaign's dates and stock do not apply, but the gift is refused if
 * it has expired or the campaign was stopped.
 * @throws DomainError request.not_found (no such gift) · campaigns.not_open (gift expired or campaign stopped) ·
 *   campaigns.taken_by_person · bag.full · bag.wagering_too_high
 */
export async function grabGift(
  deps: Deps,
  memberId: string,
  { id, ip }: { id: string; ip: string },
): Promise<{ itemId: string }> {
  const profile = await profileOf(deps, ip, memberId);
  return deps.transaction(async (tx) => {
    await lockWallet(tx, memberId);
    const gift = await findGift(tx, id);
    const campaign = gift && (await findCampaign(tx, gift.campaign_id));
    if (gift?.member_id !== memberId || !campaign) throw new DomainError('request.not_found');
    if (gift.item_id !== null) return { itemId: gift.item_id };
    if (gift.expires_at <= deps.clock.now() || campaign.state === 'stopped')
      throw new DomainError('campaigns.not_open');
    // Lock the campaign, so that a simultaneous claim by another account of the same person waits until the commit.
    await lockCampaign(tx, campaign.id);
    await refuseSecondAccount(tx, campaign.id, memberId);
    const { item: slug, family, terms } = campaign;
    const { id: itemId } = await giveItem(deps, tx, {
      memberId,
      slug,
      family,
      terms,
      profile,
      source: 'campaign',
      sourceId: id,
    });
    await takeGift(tx, id, itemId);
    return { itemId };
  });
}

/**
 * Rejects a member who has already claimed this campaign's item with another account, because each person can claim it
 * only once (decision 0035). The caller must have locked the campaign's row.
 * @throws DomainError campaigns.taken_by_person if another account of the person has claimed the item
 */
async function refuseSecondAccount(
  tx: Transaction,
  campaignId: string,
  memberId: string,
): Promise<void> {
  const others = await otherAccountsOf(tx, memberId);
  if (await hasAnyTaken(tx, campaignId, others)) throw new DomainError('campaigns.taken_by_person');
}
