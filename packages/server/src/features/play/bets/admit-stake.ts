import type { ErrorCode } from '@wl/contract/errors';
import type { Profile } from '@wl/world/casino/jurisdictions';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { stakeableBonus } from '../../bag/index.ts';
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
  /** Cash in the wallet, in cents. The caller must hold the wallet lock. */
  cashCents: number;
  stakeCents: number;
  /**
   * Bet of a new round, needed to check the minimum time between rounds. Undefined for a stake added to an open round,
   * which is exempt from this check.
   */
  bet?: CheckedBet;
  /**
   * True if bonus money may pay the part of the stake that cash does not cover, false if the rules of the bet forbid it.
   * Undefined for a product that takes only cash, such as a casino game with decisions (decision 34).
   */
  bonusAllowed?: boolean;
}

/** Parts of a stake to pay in cash and in bonus money, in cents. */
export interface PaidStake {
  cashCents: number;
  bonusCents: number;
  /**
   * Time at which the stake was checked. Book the stake with this time, so that no bonus expires between check and
   * booking.
   */
  at: Date;
}

/**
 * Checks the stake of a round with decisions, of a bet at a shared table, or of a round paid for with a bag item. Other
 * rounds are checked in `judge-turn.ts` and by `wagers_settle_instant`. The caller must have checked that no reality
 * check is due.
 * @throws DomainError auth.signed_out · play.verification_required · play.too_fast · play.bonus_refused ·
 *   wallet.insufficient_funds · limits.… · member.…
 */
export async function admitStake(deps: Deps, tx: Transaction, stake: Stake): Promise<PaidStake> {
  const { memberId, ip, payer, cashCents, stakeCents, bonusAllowed = false } = stake;
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
    bonusAllowed,
  });
  if (verdict.ok) return { ...verdict, at: now };
  if ('limit' in verdict) throw await refusalAtBet(tx, memberId, verdict.limit, now);
  const isRefused =
    verdict.code === 'wallet.insufficient_funds' && (await wouldPay(tx, stake, now));
  throw new DomainError(isRefused ? 'play.bonus_refused' : verdict.code);
}

/** Returns true if bonus money would cover the rest of the stake, but the rules of the bet forbid bonus money. */
async function wouldPay(
  tx: Transaction,
  { memberId, cashCents, stakeCents, bonusAllowed }: Stake,
  now: Date,
): Promise<boolean> {
  if (bonusAllowed !== false) return false;
  return cashCents + (await stakeableBonus(tx, memberId, now)) >= stakeCents;
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
