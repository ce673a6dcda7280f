import type { BodyOf } from '@wl/contract/call';
import { campaignsEvents } from '@wl/contract/events/campaigns';
import type * as calls from '@wl/contract/office/campaigns';
import { GRANT_FOUR_EYES_CENTS } from '@wl/world/casino/limits';
import { cityBySlug } from '@wl/world/cities/index';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { asksTooMuch, hashOfTerms, worthCents } from '../bag/index.ts';
import { recordEvent } from '../ledger/index.ts';
import { currentEditions } from '../market/index.ts';
import { memberNamed, profileOfResidence } from '../members/index.ts';
import {
  findCampaign,
  insertCampaign,
  insertGift,
  lockCampaign,
  setState,
  updateCampaign,
  type CampaignRow,
} from './repository.ts';
import { GIFT_MS } from './rules.ts';

/**
 * Creates a draft campaign for a market item, and pins the item's current terms.
 * @throws DomainError market.item_unknown · campaigns.slug_taken · request.invalid (invalid field)
 */
export async function makeCampaign(
  deps: Deps,
  tx: Transaction,
  { slug, item, ...details }: BodyOf<typeof calls.makeCampaign>,
  clerkId: string,
): Promise<string> {
  const edition = (await currentEditions(tx)).find((one) => one.slug === item);
  if (!edition) throw new DomainError('market.item_unknown');
  const id = uuidv7();
  const at = deps.clock.now();
  try {
    await insertCampaign(tx, {
      id,
      slug,
      ...rowOf(details),
      item,
      family: edition.limit?.family ?? null,
      terms: edition.terms,
      terms_hash: hashOfTerms(edition.terms),
      taken: 0,
      state: 'draft',
      version: 1,
      created_by: clerkId,
      created_at: at,
      updated_at: at,
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'campaigns_slug_taken')
      throw new DomainError('campaigns.slug_taken');
    throw error;
  }
  return id;
}

/**
 * Changes a campaign's texts, dates, stock or audience.
 * @returns the campaign before the change
 * @throws DomainError request.not_found (no such campaign) · campaigns.changed (another clerk changed it first) ·
 *   request.invalid (invalid field)
 */
export async function changeCampaign(
  deps: Deps,
  tx: Transaction,
  id: string,
  { version, reason: _, ...details }: BodyOf<typeof calls.changeCampaign>,
): Promise<CampaignRow> {
  const before = await lockCampaign(tx, id);
  if (!before) throw new DomainError('request.not_found');
  if (before.version !== version) throw new DomainError('campaigns.changed');
  // The new stock must not be lower than the number of items already claimed.
  if (details.stock !== null && details.stock < before.taken)
    throw new DomainError('request.invalid');
  await updateCampaign(tx, id, {
    ...rowOf(details),
    version: version + 1,
    updated_at: deps.clock.now(),
  });
  return before;
}

/**
 * Sets a campaign's state to `live` or `stopped`. Members keep the items they have claimed. A campaign does not go live
 * if it has changed since the clerk read it. Stopping is always possible.
 * @returns the campaign before the change
 * @throws DomainError request.not_found (no such campaign) · campaigns.changed (another clerk changed it first)
 */
export async function switchCampaign(
  deps: Deps,
  tx: Transaction,
  id: string,
  { state, version }: Pick<BodyOf<typeof calls.switchCampaign>, 'state' | 'version'>,
): Promise<CampaignRow> {
  const before = await lockCampaign(tx, id);
  if (!before) throw new DomainError('request.not_found');
  // If the campaign already has this state, the request may be a retry after a lost response, so change nothing.
  if (before.state === state) return before;
  if (state === 'live' && before.version !== version) throw new DomainError('campaigns.changed');
  await setState(tx, id, { state, updated_at: deps.clock.now() });
  return before;
}

/**
 * Reserves the campaign's item as a gift for one member, who claims it through a personal link.
 * @returns the member's id
 * @throws DomainError request.not_found (no such campaign) · campaigns.not_open (stopped) · staff.member_unknown ·
 *   campaigns.gift_given (the member already has this gift) · campaigns.gift_too_large · bag.wagering_too_high
 */
export async function giveGift(
  deps: Deps,
  tx: Transaction,
  campaignId: string,
  { member: name, clerkId }: { member: string; clerkId: string },
): Promise<string> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign) throw new DomainError('request.not_found');
  // A stopped campaign cannot offer new gifts, because they would lapse immediately.
  if (campaign.state === 'stopped') throw new DomainError('campaigns.not_open');
  if (worthCents(campaign.terms) > GRANT_FOUR_EYES_CENTS)
    throw new DomainError('campaigns.gift_too_large');
  const member = await memberNamed(tx, name);
  if (!member) throw new DomainError('staff.member_unknown');
  if (asksTooMuch(campaign.terms, profileOfResidence(deps, member.country)))
    throw new DomainError('bag.wagering_too_high');
  const at = deps.clock.now();
  const giftId = uuidv7();
  const until = new Date(at.getTime() + GIFT_MS);
  const given = await insertGift(tx, {
    id: giftId,
    campaign_id: campaignId,
    member_id: member.id,
    given_by: clerkId,
    given_at: at,
    expires_at: until,
  });
  if (!given) throw new DomainError('campaigns.gift_given');
  await recordEvent(tx, campaignsEvents.gift_laid_aside, {
    memberId: member.id,
    data: {
      gift_id: giftId,
      kind: campaign.terms.kind,
      until: until.toISOString(),
      at: at.toISOString(),
    },
  });
  tx.afterCommit(() => deps.events.wake(campaignsEvents.gift_laid_aside));
  return member.id;
}

type Details = Pick<
  BodyOf<typeof calls.makeCampaign>,
  'city' | 'texts' | 'audience' | 'opens_at' | 'closes_at' | 'stock'
>;

function rowOf({ opens_at: opens, closes_at: closes, ...rest }: Details) {
  const isOrdered = closes === null || Date.parse(closes) > Date.parse(opens);
  if (!isOrdered || !cityBySlug(rest.city)) throw new DomainError('request.invalid');
  return {
    ...rest,
    opens_at: new Date(opens),
    closes_at: closes === null ? null : new Date(closes),
  };
}
