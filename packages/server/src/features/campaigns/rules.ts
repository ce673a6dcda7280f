import { NEW_MEMBER_DAYS, type Campaign } from '@wl/contract/campaigns';

/** Fields that determine a campaign's status. */
export interface Judged {
  state: 'draft' | 'live' | 'stopped';
  audience: 'all' | 'new';
  opens_at: Date;
  closes_at: Date | null;
  stock: number | null;
  taken: number;
}

const DAY_MS = 86_400_000;
/** Lifetime of a gift. Items in the bag have the same lifetime (decisions §6). */
export const GIFT_MS = 30 * DAY_MS;

/** Returns a published campaign's status at `now`, the same for every member. Callers must exclude drafts. */
export function statusAt(campaign: Judged, now: Date): Campaign['status'] {
  if (campaign.state === 'stopped') return 'over';
  if (campaign.closes_at !== null && campaign.closes_at <= now) return 'over';
  if (campaign.opens_at > now) return 'soon';
  return leftOf(campaign) === 0 ? 'none_left' : 'open';
}

/** Returns the number of items left; null if unlimited. */
export const leftOf = ({ stock, taken }: Pick<Judged, 'stock' | 'taken'>): number | null =>
  stock === null ? null : Math.max(0, stock - taken);

/** Returns the cutoff for new members. Members who acquired their passport after this time count as new at `now`. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_MEMBER_DAYS * DAY_MS);

/** Returns true if a member belongs to the campaign's audience. */
export const isWelcome = (
  { audience }: Pick<Judged, 'audience'>,
  memberSince: Date,
  now: Date,
): boolean => audience === 'all' || memberSince > newSince(now);
