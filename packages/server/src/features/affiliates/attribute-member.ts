import { membersEvents } from '@wl/contract/events/members';
import { walletEvents } from '@wl/contract/events/wallet';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isEvent, timeOf, type EventOf } from '../../platform/events/events.ts';
import { memberById, membersWithAffiliateToken } from '../members/index.ts';
import { plainToken } from './count-click.ts';
import {
  findReferral,
  insertReferral,
  noteFirstDeposit,
  referredAmong,
} from './referrals-repository.ts';
import { refuseOwn } from './refuse-own.ts';
import { activeOwnerOf, findAffiliate } from './repository.ts';

/** Types of the events that can create a referral or record a referred member's first deposit. */
export const referralEvents = [membersEvents.registered, walletEvents.top_up_credited] as const;

type ReferralEvent = EventOf<(typeof referralEvents)[number]>;

/**
 * Attributes new members to affiliates and records their deposits, in event order. Two queries per batch find the
 * members whom an affiliate may have referred. Skips the events of all other members.
 */
export async function followReferrals(
  deps: Deps,
  tx: Transaction,
  events: readonly ReferralEvent[],
): Promise<void> {
  const registered = events.filter((event) => isEvent(event, membersEvents.registered));
  const credited = events.filter((event) => isEvent(event, walletEvents.top_up_credited));
  const referred = new Set([
    ...(await membersWithAffiliateToken(tx, idsOf(registered))),
    ...(await referredAmong(tx, idsOf(credited))),
  ]);
  for (const event of events) {
    const { memberId } = event;
    if (memberId === undefined || !referred.has(memberId)) continue;
    if (isEvent(event, membersEvents.registered)) await attributeMember(deps, tx, memberId);
    else await noteDeposit(deps, tx, memberId, timeOf(event));
  }
}

const idsOf = (events: readonly ReferralEvent[]): string[] =>
  events.flatMap(({ memberId }) => memberId ?? []);

/**
 * Stores the referral of a new member by the affiliate whose link they used. Refuses the referral immediately if the
 * member turns out to be the affiliate.
 */
async function attributeMember(deps: Deps, tx: Transaction, memberId: string): Promise<void> {
  const member = await memberById(tx, memberId);
  if (!member?.affiliate_token) return;
  const token = plainToken(member.affiliate_token);
  const affiliate = await activeOwnerOf(tx, token);
  if (!affiliate) return;
  await insertReferral(tx, {
    member_id: memberId,
    affiliate_id: affiliate.id,
    token,
    referred_at: member.created_at,
  });
  await refuseOwn(deps, tx, affiliate, [memberId]);
}

/**
 * Records a member's first deposit in the member's referral, if there is one. At every deposit, refuses a referral that
 * is still valid if the affiliate uses the same payment instrument.
 */
async function noteDeposit(deps: Deps, tx: Transaction, memberId: string, at: Date): Promise<void> {
  const referral = await findReferral(tx, memberId);
  if (!referral) return;
  await noteFirstDeposit(tx, memberId, at);
  if (referral.refused_at) return;
  const affiliate = await findAffiliate(tx, referral.affiliate_id);
  if (affiliate) await refuseOwn(deps, tx, affiliate, [memberId]);
}
