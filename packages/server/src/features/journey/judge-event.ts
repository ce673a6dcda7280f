import { membersEvents } from '@wl/contract/events/members';
import { missionsEvents } from '@wl/contract/events/missions';
import { cashRound, wagersEvents } from '@wl/contract/events/wagers';
import { walletEvents } from '@wl/contract/events/wallet';
import {
  eventReader,
  isEvent,
  timeOf,
  type EventOf,
  type SettledRound,
  type StoredEvent,
} from '../../platform/events/events.ts';
import { settlementOf } from '../../platform/events/round-changes.ts';
import { contributionOf } from '../titles/index.ts';
import {
  awaitDeposit,
  countRound,
  gainExperience,
  rewardExperience,
  takeBackDeposit,
  takeBackRound,
  type Gain,
  type RewardOf,
  type Progress,
} from './rules.ts';

const NOTHING: Gain = { points: 0, steps: [] };

/**
 * Returns true for a sign-in that earns experience. A member who signs in with an unconfirmed e-mail address can only
 * browse and earns no experience (decisions §3).
 */
export const isSignIn = (event: StoredEvent): event is EventOf<typeof membersEvents.signed_in> =>
  isEvent(event, membersEvents.signed_in) && event.data.unconfirmed !== true;

interface Context {
  progress: Progress;
  depositCounts: boolean;
  rewardOf: RewardOf;
}

function countedOf(event: SettledRound) {
  const round = cashRound(event);
  const { cashStakeCents } = round;
  return { cashStakeCents, contributionCents: contributionOf(round), at: timeOf(event) };
}

const judges = eventReader<Gain, Context>()
  .on(membersEvents.signed_in, (event, { progress, rewardOf }) =>
    isSignIn(event) ? gainExperience(progress, 'login', timeOf(event), rewardOf) : undefined,
  )
  .on(missionsEvents.completed, ({ data }, { progress, rewardOf }) =>
    rewardExperience(progress, data.experience, rewardOf),
  )
  .on(wagersEvents.settled, (event, { progress, rewardOf }) =>
    countRound(progress, countedOf(event), rewardOf),
  )
  .on(wagersEvents.voided, (event, { progress, rewardOf }) => {
    const settled = settlementOf(event);
    return settled && takeBackRound(progress, countedOf(settled), rewardOf);
  })
  .on(walletEvents.top_up_credited, (event, { progress, depositCounts }) => {
    const { top_up_id: topUpId, amount_cents: amountCents } = event.data;
    if (depositCounts) awaitDeposit(progress, { topUpId, amountCents, at: timeOf(event) });
    return undefined;
  })
  .on(walletEvents.top_up_refunded, ({ data }, { progress, rewardOf }) => {
    const deposit = progress.deposits.get(data.top_up_id);
    return deposit && takeBackDeposit(progress, deposit, data.amount_cents, rewardOf);
  });

/** Kinds of events that add or deduct experience. */
export const experienceEvents = judges.kinds;

/**
 * Applies one event to `progress`, the member's experience.
 * @param depositCounts true if deposits are rewarded in the member's country; used only for
 *   `walletEvents.top_up_credited`
 * @param rewardOf level rewards as defined at the time of the event
 */
export const judgeEvent = (
  progress: Progress,
  event: StoredEvent,
  depositCounts: boolean,
  rewardOf: RewardOf,
): Gain => judges.read(event, { progress, depositCounts, rewardOf }) ?? NOTHING;
