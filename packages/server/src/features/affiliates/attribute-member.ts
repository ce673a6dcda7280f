import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { memberById } from '../members/index.ts';
import { plainToken } from './count-click.ts';
import { findReferral, insertReferral, noteFirstDeposit } from './referrals-repository.ts';
import { refuseOwn } from './refuse-own.ts';
import { activeOwnerOf, findAffiliate } from './repository.ts';

/** Attributes a new member to the affiliate whose link they used, unless the member is the affiliate. */
export async function attributeMember(
  deps: Deps,
  tx: Transaction,
  memberId: string,
): Promise<void> {
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
 * Handles a deposit by a referred member. Records the first deposit. After every deposit, checks whether the affiliate
 * uses the same payment instrument.
 */
export async function noteDeposit(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  at: Date,
): Promise<void> {
  const referral = await findReferral(tx, memberId);
  if (!referral) return;
  await noteFirstDeposit(tx, memberId, at);
  if (referral.refused_at) return;
  const affiliate = await findAffiliate(tx, referral.affiliate_id);
  if (affiliate) await refuseOwn(deps, tx, affiliate, [memberId]);
}
