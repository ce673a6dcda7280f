import { missionsEvents } from '@wl/contract/events/missions';
import { missionExperience } from '@wl/world/casino/missions';
import type { Transaction } from '../../platform/database/database.ts';
import { newEvent, type NewMemberEvent } from '../../platform/events/events.ts';
import type { Deps } from '../../platform/deps.ts';
import { uuidOf } from '../../platform/ids.ts';
import { grantCoins, recordEvents, type Grant } from '../ledger/index.ts';
import type { Reward } from './rules.ts';

interface Earned {
  memberId: string;
  reward: Reward;
}

/**
 * Pays the rewards for completed missions and errands in one statement, in the given order. Operation ids are derived
 * from the member and the mission or errand, so that a replay of history pays no reward twice.
 *
 * Records events only for rewards paid by this call. The journey feature credits experience for the
 * `missions.completed` events.
 */
export async function payRewards(
  deps: Deps,
  tx: Transaction,
  earned: readonly Earned[],
): Promise<void> {
  if (earned.length === 0) return;
  const paid = earned.filter(({ reward }) => reward.kind !== 'stamp');
  const isNow = await grantCoins(tx, paid.flatMap(grantOf), deps.clock.now());
  const paidNow = new Set(paid.filter((_, place) => isNow[place]));
  let isWithPaid = false;
  const events = earned.flatMap((one) => {
    if (one.reward.kind === 'mission') isWithPaid = paidNow.has(one);
    // In `earned`, a stamp follows the mission that earned it. Record the stamp only if this call paid the mission's
    // reward.
    const isNew = one.reward.kind === 'stamp' ? isWithPaid : paidNow.has(one);
    return isNew ? [eventOf(one)] : [];
  });
  await recordEvents(tx, events);
  tx.afterCommit(() => {
    deps.events.wake(missionsEvents.completed);
  });
}

function grantOf({ memberId, reward }: Earned): Grant[] {
  if (reward.kind === 'stamp') return [];
  const { id, coins } = reward.kind === 'mission' ? reward.mission : reward.errand;
  return [{ memberId, operationId: uuidOf(`missions.reward:${memberId}:${id}`), coins }];
}

function eventOf({ memberId, reward }: Earned): NewMemberEvent {
  const { at } = reward;
  switch (reward.kind) {
    case 'mission': {
      const { city, mission } = reward;
      const { id, coins } = mission;
      const data = { mission: id, city, coins, experience: missionExperience(coins), at };
      return newEvent(missionsEvents.completed, { memberId, data });
    }
    case 'errand': {
      const { id, coins } = reward.errand;
      const data = { errand: id, coins, at };
      return newEvent(missionsEvents.errand_completed, { memberId, data });
    }
    case 'stamp':
      return newEvent(missionsEvents.stamp_earned, { memberId, data: { city: reward.city, at } });
  }
}
