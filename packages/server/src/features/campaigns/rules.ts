import { NEW_MEMBER_DAYS, type Campaign } from '@wl/contract/campaigns';

/** What of a campaign is judged. */
export interface Judged {
  state: 'draft' | 'live' | 'stopped';
  audience: 'all' | 'new';
  opens_at: Date;
  closes_at: Date | null;
  stock: number | null;
  taken: number;
}

const DAY_MS = 86_400_000;
/** A gift waits as long as an item keeps in the bag (decisions §6). */
export const GIFT_MS = 30 * DAY_MS;

/** How a campaign stands at `now`, for everybody. A draft is not told to anybody. */
export function statusAt(campaign: Judged, now: Date): Campaign['status'] {
  if (campaign.state === 'stopped') return 'over';
  if (campaign.closes_at !== null && campaign.closes_at <= now) return 'over';
  if (campaign.opens_at > now) return 'soon';
  return leftOf(campaign) === 0 ? 'none_left' : 'open';
}

/** How many there still are; null: no end to them. */
export const leftOf = ({ stock, taken }: Pick<Judged, 'stock' | 'taken'>): number | null =>
  stock === null ? null : Math.max(0, stock - taken);

/** Since when a passport must have been acquired to be new at `now`. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_MEMBER_DAYS * DAY_MS);

/** Whether a member belongs to the campaign's audience. */
export const isWelcome = (
  { audience }: Pick<Judged, 'audience'>,
  memberSince: Date,
  now: Date,
): boolean => audience === 'all' || memberSince > newSince(now);
