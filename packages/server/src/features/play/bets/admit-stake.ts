import type { ErrorCode } from '@wl/contract/errors';
import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { decide, refusalAtBet } from '../../limits/index.ts';
import {
  gateStateOf,
  memberById,
  passportOf,
  profileAt,
  profileOfResidence,
} from '../../members/index.ts';
import { judgeStake } from '../../wagers/index.ts';
import { refusedUnverified } from '../games/judge-profile.ts';
import { isTooFast } from './pace.ts';
import type { CheckedBet } from '../rounds/play-round.ts';
import { paceOfMember } from '../rounds/player.ts';

interface Stake {
  memberId: string;
  /**
   * IP address of the request; undefined if there is no request. The jurisdiction profile then depends only on the
   * member's residence.
   */
  ip: string | undefined;
  payer: 'wallet' | 'house';
  /**
   * Cash in the wallet, in cents. The caller must hold the wallet lock. Bonus money is not included, because only bets
   * booked by the bet batcher can use it.
   */
  cashCents: number;
  stakeCents: number;
  /**
   * Bet of a new round, needed to check the minimum time between rounds. Undefined for a stake added to an open round,
   * which is exempt from this check.
   */
  bet?: CheckedBet;
}

/**
 * Checks the stake of a round with decisions, or of a round paid for with a bag item. Other rounds are checked in
 * `judge-turn.ts` and by `wagers_settle_instant`. The caller must have checked that no reality check is due.
 * @throws DomainError auth.signed_out · play.verification_required · play.too_fast · wallet.insufficient_funds ·
 *   limits.… · member.…
 */
export async function admitStake(deps: Deps, tx: Transaction, stake: Stake): Promise<void> {
  const { memberId, ip, payer, cashCents, stakeCents } = stake;
  const now = deps.clock.now();
  const member = await memberById(tx, memberId);
  if (!member) throw new DomainError('auth.signed_out');
  const { country } = member;
  const profile =
    ip === undefined ? profileOfResidence(deps, country) : profileAt(deps, country, ip);
  const verdict = await judgeStake(tx, {
    memberId,
    at: now,
    gate: decide('bet', gateStateOf(member), now),
    refusal:
      refusedUnverified(profile, passportOf(member) === 'verified') ??
      (await refusedByPace(deps, tx, stake, profile)),
    isRealityCheckDue: false,
    payer,
    stakeCents,
    cashCents,
    // A stake on a round with decisions must be paid in cash (decision 34).
    bonusAllowed: false,
  });
  if (verdict.ok) return;
  throw 'limit' in verdict
    ? await refusalAtBet(tx, memberId, verdict.limit, now)
    : new DomainError(verdict.code);
}

async function refusedByPace(
  deps: Deps,
  tx: Transaction,
  { memberId, bet }: Stake,
  profile: Profile,
): Promise<ErrorCode | undefined> {
  if (!bet) return undefined;
  const pace = await paceOfMember(deps, tx, memberId, profile);
  return pace && isTooFast(pace, profile, bet.game, deps.clock.now()) ? 'play.too_fast' : undefined;
}
