import { gameBySlug } from '@wl/games/catalogue/index';
import { contributionCents } from '@wl/world/casino/contribution';
import type { StoredEvent } from '../../platform/events.ts';
import {
  awaitDeposit,
  countRound,
  gainExperience,
  rewardExperience,
  takeBackDeposit,
  type Gain,
  type RewardOf,
  type Progress,
} from './rules.ts';

/** Types of events that add or deduct experience. */
export const experienceEvents = [
  'members.signed_in',
  'missions.completed',
  'play.round_settled',
  'wallet.top_up_credited',
  'wallet.top_up_refunded',
] as const;

const NOTHING: Gain = { points: 0, steps: [] };

/**
 * Returns true for a sign-in that earns experience. A member who signs in with an unconfirmed e-mail address can only
 * browse and earns no experience (decisions §3).
 */
export const isSignIn = ({ type, data }: StoredEvent): boolean =>
  type === 'members.signed_in' && data['unconfirmed'] !== true;

/**
 * Returns the time of an event: the time in its data if present, otherwise the time when the event was stored. The
 * processing time is not used, because the subscriber may process the event later.
 */
export const timeOf = ({ data, createdAt }: StoredEvent): Date =>
  typeof data['at'] === 'string' ? new Date(data['at']) : createdAt;

/**
 * Returns two amounts in cents: the round's cash stake, which counts as a wager, and the contribution-weighted part of
 * that stake, which counts towards the staked amount of deposits.
 */
export function roundOf({ data }: StoredEvent): {
  cashStakeCents: number;
  contributionCents: number;
} {
  const cashStakeCents = Number(data['stake_cents']) - Number(data['bonus_stake_cents'] ?? 0);
  const category = gameBySlug(String(data['game']))?.category;
  return { cashStakeCents, contributionCents: contributionCents(cashStakeCents, category) };
}

/**
 * Applies one event to the member's experience. Changes `progress`.
 * @param depositCounts true if deposits are rewarded in the member's country; used only for `wallet.top_up_credited`
 * @param rewardOf level rewards as defined at the time of the event
 */
export function judgeEvent(
  progress: Progress,
  event: StoredEvent,
  depositCounts: boolean,
  rewardOf: RewardOf,
): Gain {
  const { type, data } = event;
  const at = timeOf(event);
  const topUpId = String(data['top_up_id']);
  switch (type) {
    case 'members.signed_in':
      if (!isSignIn(event)) return NOTHING;
      return gainExperience(progress, 'login', at, rewardOf);
    case 'missions.completed':
      return rewardExperience(progress, Number(data['experience']), rewardOf);
    case 'play.round_settled':
      return countRound(progress, { ...roundOf(event), at }, rewardOf);
    case 'wallet.top_up_credited':
      if (depositCounts)
        awaitDeposit(progress, { topUpId, amountCents: Number(data['amount_cents']), at });
      return NOTHING;
    case 'wallet.top_up_refunded': {
      const deposit = progress.deposits.get(topUpId);
      if (!deposit) return NOTHING;
      return takeBackDeposit(progress, deposit, Number(data['amount_cents']), rewardOf);
    }
    default:
      return NOTHING;
  }
}
